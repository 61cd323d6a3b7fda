import { mark } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const waterBottle = model({
  name: 'water-bottle',
  department: 'drinks',
  look: { colour: '#3f6f7f', accent: '#25272a', brand: 'Summitry', title: 'Trail Bottle', detail: '' },
  variants: { lake: {}, poppy: { colour: '#d2503a' }, sand: { colour: '#d9c8a8' }, black: { colour: '#2a2c2f' } },
  facts: [
    ['Content', '750 ml'],
    ['Cold', '24 hours'],
    ['Steel', '18/8, double wall'],
  ],
  turn: -14,
  lift: 8,
  close: [0, 0.35, 0.45],
  build({ colour, accent, brand }) {
    const body = lathe(
      [
        [0, 0],
        [3.3, 0, 0.3],
        [3.6, 0.6, 0.3],
        [3.65, 18.4, 1.6],
        [2.5, 21, 0.6],
        [2.4, 22.2],
        [0, 22.2],
      ],
      lit({ color: colour, roughness: 0.55, bumpMap: speckle(), bumpScale: 0.8, userData: { grain: 2.5 } }),
    );
    const base = drum(3.35, 0.6, brushed('steel'), 0.15);
    const collar = at(drum(2.45, 0.5, brushed('steel'), 0.08), 0, 22);
    const cap = lathe(
      [
        [0, 22.4],
        [2.6, 22.4, 0.15],
        [2.6, 24.9, 0.3],
        [0, 25],
      ],
      plastic(accent, 0.25),
    );
    const grip = rod(
      [
        [-2.3, 24, 0],
        [-2.5, 25.6, 0],
        [-1.5, 27.1, 0],
        [1.5, 27.1, 0],
        [2.5, 25.6, 0],
        [2.3, 24, 0],
      ],
      0.5,
      plastic(accent, 0.25),
    );
    grip.scale.z = 1.5;
    const name = wrap(
      { below: 3.67, from: 10, to: 11.6, degrees: 100 },
      printed(
        mark(
          { width: 6.4, height: 1.6 },
          brand.toUpperCase(),
          colour === '#d9c8a8' ? '#3b3428' : '#f4f1ea',
          'plain',
          700,
          0.16,
        ),
        0.2,
      ),
    );
    return together(body, base, collar, cap, grip, name);
  },
});
