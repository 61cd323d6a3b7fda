import { DoubleSide, Shape, Vector2 } from 'three';
import { mark } from '#demo/studio/lettering/labels.ts';
import { canvas } from '#demo/studio/materials/cloths.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { weave } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const yogaMat = model({
  name: 'yoga-mat',
  department: 'sports',
  look: { colour: '#7a6a9c', accent: '#e9e4da', brand: 'Stridora', title: 'Flow Mat', detail: '' },
  variants: { iris: {}, fern: { colour: '#64866a' }, coral: { colour: '#d97b66' }, stone: { colour: '#8d8f92' } },
  facts: [
    ['Size', '183 × 61 cm'],
    ['Thickness', '6 mm'],
    ['Material', 'Natural rubber'],
  ],
  turn: -38,
  lift: 18,
  stage: 'room',
  close: [0.25, 0.1, 0.45],
  build({ colour, accent, brand }) {
    const foam = lit({
      color: colour,
      roughness: 0.85,
      bumpMap: weave(40),
      bumpScale: 0.8,
      side: DoubleSide,
      userData: { grain: 3 },
    });
    const turns = 5.4;
    const thick = 0.62;
    const spiral: [number, number][] = [];
    for (let step = 0; step <= 320; step++) {
      const angle = (step / 320) * turns * Math.PI * 2;
      const radius = 1.6 + (angle / (Math.PI * 2)) * thick * 1.16;
      spiral.push([Math.cos(angle) * radius, Math.sin(angle) * radius]);
    }
    const low = Math.min(...spiral.map(([, y]) => y));
    const shape = new Shape();
    const outer = spiral.map(([x, y]): [number, number] => {
      const length = Math.hypot(x, y);
      return [x * (1 + thick / 2 / length), y * (1 + thick / 2 / length)];
    });
    const inner = spiral.map(([x, y]): [number, number] => {
      const length = Math.hypot(x, y);
      return [x * (1 - thick / 2 / length), y * (1 - thick / 2 / length)];
    });
    shape.setFromPoints([...outer, ...inner.reverse()].map(([x, y]) => new Vector2(x, y)));
    const roll = slab(shape, 61, foam, 0.12);
    const band = (z: number) =>
      at(
        turned(
          lathe(
            [
              [5.35, -1.3],
              [5.5, -1.3, 0.1],
              [5.5, 1.3, 0.1],
              [5.35, 1.3],
            ],
            canvas(accent, 2),
          ),
          90,
        ),
        0,
        0,
        z,
      );
    const name = at(
      turned(
        sheet(12, 1.8, printed(mark({ width: 12, height: 1.8 }, brand.toUpperCase(), accent, 'plain', 500, 0.2), 0.1)),
        0,
        90,
      ),
      5.2,
      0,
      0,
    );
    const whole = together(roll, band(-17), band(17), name);
    return together(at(turned(whole, 0, 90, 0), 0, Math.max(-low + thick / 2, 5.5)));
  },
});
