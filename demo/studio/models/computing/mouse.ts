import { polished } from '#demo/studio/materials/metals.ts';
import { plastic, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { blob, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { type Place, rod } from '#demo/studio/shapes/lines.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, ring } from '#demo/studio/shapes/turned-shapes.ts';

export const mouse = model({
  name: 'mouse',
  department: 'computing',
  look: { colour: '#2b2d31', accent: '#c9a27c', brand: 'Tektory', title: 'Glide Mouse', detail: '' },
  variants: { graphite: {}, white: { colour: '#ecebe8' }, rose: { colour: '#e1b7b4' } },
  facts: [
    ['Sensor', '8,000 dpi, works on glass'],
    ['Battery', '70 days'],
    ['Clicks', 'Quiet'],
  ],
  turn: -36,
  lift: 26,
  stage: 'table',
  close: [0.2, 0.2, 0.5],
  build({ colour }) {
    const shell = rubber(colour);
    const half = (x: number, z: number) => {
      const long = (z + 1) / 2;
      const height = 3.9 * Math.max(0, 1 - Math.abs(z + 0.12) ** 2.6 * 0.75) ** 0.8;
      return Math.max(0, height * (1 - Math.abs(x) ** 3.2) ** 0.5 * (0.9 + 0.1 * long));
    };
    const wide = (z: number) => 3.1 * (1 - 0.1 * Math.cos(z * 3)) * (1 - Math.abs(z) ** 5) ** 0.42;
    const body = surface(
      80,
      90,
      (u, v) => {
        const [x, z] = [Math.sin((u - 0.5) * Math.PI), -(v * 2 - 1)];
        return [x * wide(z), 0.35 + half(x * 0.995, z), z * 5.6];
      },
      shell,
    );
    const base = at(
      turned(
        slab(
          blob([
            [-2.9, -4.6],
            [0, -5.7],
            [2.9, -4.6],
            [3.1, 0],
            [2.9, 4.6],
            [0, 5.7],
            [-2.9, 4.6],
            [-3.1, 0],
          ]),
          0.5,
          plastic('#1c1d20', 0.3),
        ),
        -90,
      ),
      0,
      0.35,
    );
    const seam = rod(
      [
        [0, 3.05, 4.2],
        [0, 3.75, 2.6],
        [0, 4.12, 1],
        [0, 4.25, -0.6],
      ]
        .map(([x = 0, y = 0, z = 0]): Place => [x, y, -z])
        .map(([x, y, z]): Place => [x, y - 0.02, -z]),
      0.045,
      plastic('#111214'),
    );
    const wheel = at(turned(ring(0.85, 0.36, rubber('#17181b')), 0, 90), 0, 3.25, 2.9);
    const tyre = at(turned(drum(0.7, 0.5, polished('chrome'), 0.1), 0, 0, 90), 0.25, 3.25, 2.9);
    return turned(together(body, base, seam, wheel, tyre), 0, 0);
  },
});
