import { mark } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { printed, rubber } from '#demo/studio/materials/plain.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { loop, type Place } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const basketball = model({
  name: 'basketball',
  department: 'sports',
  look: { colour: '#c8622b', accent: '#1d1b1a', brand: 'Stridora', title: 'Court Ball', detail: '7' },
  variants: { orange: {}, 'navy and red': { colour: '#2a3a66', accent: '#d8d3c8' } },
  facts: [
    ['Size', '7'],
    ['Cover', 'Composite leather'],
    ['For', 'Indoor and outdoor'],
  ],
  turn: -30,
  lift: 10,
  stage: 'room',
  close: [0.1, 0.15, 0.45],
  build({ colour, accent, brand }) {
    const radius = 12.1;
    const skin = lit({ color: colour, roughness: 0.6, bumpMap: speckle(), bumpScale: 2.6, userData: { grain: 3.2 } });
    const body = ball(radius, skin);
    const seam = rubber(accent);
    const circle = (points: (angle: number) => [number, number, number]) =>
      loop(
        Array.from({ length: 48 }, (_, index): Place => {
          const [x, y, z] = points((index / 48) * Math.PI * 2);
          const length = Math.hypot(x, y, z);
          return [(x / length) * (radius + 0.02), (y / length) * (radius + 0.02), (z / length) * (radius + 0.02)];
        }),
        0.24,
        seam,
      );
    const lines = together(
      circle((a) => [Math.cos(a), Math.sin(a), 0]),
      circle((a) => [0, Math.cos(a), Math.sin(a)]),
      circle((a) => [0.62 + 0.16 * Math.cos(2 * a), Math.cos(a) * 0.78, Math.sin(a) * 0.78]),
      circle((a) => [-0.62 - 0.16 * Math.cos(2 * a), Math.cos(a) * 0.78, Math.sin(a) * 0.78]),
    );
    const words = turned(
      wrap(
        { below: radius + 0.04, from: 2.6, to: 5.4, degrees: 42 },
        printed(mark({ width: 8.8, height: 2.6 }, brand.toUpperCase(), accent, 'plain', 700, 0.04), 0.1),
      ),
      0,
      24,
    );
    words.geometry.computeBoundingBox();
    const position = words.geometry.getAttribute('position');
    for (let index = 0; index < position.count; index++) {
      const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
      const length = Math.hypot(x, y, z);
      position.setXYZ(
        index,
        (x / length) * (radius + 0.06),
        (y / length) * (radius + 0.06),
        (z / length) * (radius + 0.06),
      );
    }
    words.geometry.computeVertexNormals();
    return at(together(turned(together(body, lines, words), 14, 34, 18)), 0, radius);
  },
});
