import { Shape, Vector2 } from 'three';
import { mark } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const dumbbell = model({
  name: 'dumbbell',
  department: 'sports',
  look: { colour: '#27292c', accent: 'chrome', brand: 'Stridora', title: 'Hex Dumbbells', detail: '10' },
  variants: { '10 kg': {}, '5 kg': { detail: '5' }, '15 kg': { detail: '15' } },
  facts: [
    ['Weight', '2 × 10 kg'],
    ['Ends', 'Rubber, floor-friendly'],
    ['Grip', 'Chromed, knurled'],
  ],
  turn: -34,
  lift: 20,
  stage: 'room',
  close: [0.25, 0, 0.45],
  build({ colour, detail, brand }) {
    const one = () => {
      const head = (way: number) => {
        const shape = new Shape(
          Array.from(
            { length: 6 },
            (_, index) =>
              new Vector2(Math.cos((index / 6) * Math.PI * 2) * 5.6, Math.sin((index / 6) * Math.PI * 2) * 5.6),
          ),
        );
        const body = turned(
          slab(
            shape,
            8.2,
            lit({ color: colour, roughness: 0.62, bumpMap: speckle(), bumpScale: 0.7, userData: { grain: 3 } }),
            0.9,
          ),
          0,
          90,
        );
        const words = at(
          turned(
            together(
              sheet(4.6, 3, printed(mark({ width: 4.6, height: 3 }, detail, '#f0efec', 'tall', 400), 0.1)),
              at(
                sheet(
                  4,
                  0.7,
                  printed(
                    mark({ width: 4, height: 0.7 }, `KG · ${brand.toUpperCase()}`, '#b9bbbe', 'plain', 700, 0.1),
                    0.1,
                  ),
                ),
                0,
                -2,
              ),
            ),
            0,
            90 * way,
          ),
          way * 4.12,
          0,
        );
        return at(together(body, words), way * 11, 0);
      };
      const grip = surface(
        60,
        80,
        (u, v) => {
          const x = (v - 0.5) * 15;
          const radius = 1.55 + 0.28 * Math.cos(x * 0.42) + 0.035 * Math.sin(u * 190) * Math.sin(x * 13);
          return [x, Math.sin(u * Math.PI * 2) * radius, Math.cos(u * Math.PI * 2) * radius];
        },
        satin('chrome'),
      );
      return together(head(1), head(-1), grip);
    };
    return together(at(turned(one(), 0, 10), 0, 4.85, -7.5), at(turned(one(), 0, -8), 1.5, 4.85, 6.5));
  },
});
