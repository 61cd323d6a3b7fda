import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const shampoo = model({
  name: 'shampoo',
  department: 'care',
  look: { colour: '#e7e1d6', accent: '#3a4a3f', brand: 'Petalune', title: 'Rosemary', detail: 'Strengthening shampoo' },
  variants: {
    rosemary: {},
    coconut: { colour: '#f4efe6', accent: '#8a6a48', title: 'Coconut', detail: 'Repairing shampoo' },
    mint: { colour: '#bcd6cd', accent: '#2f5a50', title: 'Wild Mint', detail: 'Freshening shampoo' },
  },
  facts: [
    ['Content', '400 ml'],
    ['Free of', 'Sulphates, silicones'],
    ['Bottle', 'Recycled plastic'],
  ],
  turn: 0,
  lift: 5,
  close: [0, 0, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const bottle = lathe(
      [
        [0, 0],
        [3.2, 0, 0.5],
        [3.45, 0.6, 0.4],
        [3.45, 15.4, 1.6],
        [1.5, 17, 0.4],
        [1.4, 17.6],
        [0, 17.6],
      ],
      plastic(colour, 0.35),
    );
    const collar = at(
      lathe(
        [
          [0, 0],
          [1.75, 0, 0.12],
          [1.7, 2, 0.15],
          [0.8, 2.3, 0.2],
          [0.6, 2.6],
          [0, 2.6],
        ],
        plastic(accent, 0.3),
      ),
      0,
      17.4,
    );
    const stem = at(drum(0.38, 2.6, plastic(accent, 0.4), 0.05), 0, 19.8);
    const head = at(drum(1.2, 1.1, plastic(accent, 0.3), 0.3), 0, 21.8);
    const spout = rod(
      [
        [0, 22.4, 0.4],
        [0, 22.5, 2.2],
        [0, 22.2, 4],
        [0, 21.5, 4.5],
      ],
      0.46,
      plastic(accent, 0.3),
    );
    const label = wrap(
      { below: 3.47, from: 2.6, to: 12.8, degrees: 126 },
      printed(
        quietLabel(
          { width: 7.6, height: 10.2 },
          { brand, title, detail, foot: '400 ml · 13.5 fl oz' },
          { paper: null, ink: accent, accent },
          'plain',
        ),
        0.35,
      ),
    );
    return together(bottle, collar, stem, head, at(turned(together(spout), 0, 55), 0, 0), label);
  },
});
