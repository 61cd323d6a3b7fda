import { brushed, coated } from '#demo/studio/materials/metals.ts';
import { rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, ring } from '#demo/studio/shapes/turned-shapes.ts';

export const wateringCan = model({
  name: 'watering-can',
  department: 'garden',
  look: { colour: '#5f7f72', accent: 'brass', brand: 'Greenrow', title: 'Long-Reach Can', detail: '' },
  variants: { sage: {}, cream: { colour: '#e9e1cd' }, black: { colour: '#2b2d2f' } },
  facts: [
    ['Content', '1.6 litres'],
    ['Steel', 'Powder-coated'],
    ['Spout', 'Thin, for pots'],
  ],
  turn: -14,
  lift: 12,
  stage: 'room',
  close: [0.1, 0, 0.45],
  build({ colour }) {
    const skin = coated(colour);
    const body = lathe(
      [
        [0, 0],
        [7.4, 0, 0.4],
        [7.6, 0.8, 0.3],
        [6.4, 13, 0.8],
        [5.2, 14.2, 0.4],
        [5.2, 15.2, 0.2],
        [4.9, 15.2, 0.1],
        [4.8, 14],
      ],
      skin,
    );
    const dark = lathe(
      [
        [0, 12.6],
        [5, 12.6],
      ],
      rubber('#1d1f20'),
    );
    const base = at(turned(ring(7.5, 0.22, skin), 90), 0, 0.3);
    const spout = rod(
      [
        [-6.4, 3.2, 0],
        [-11, 6, 0],
        [-15.5, 13, 0],
        [-20, 19.5, 0],
        [-24.6, 21, 0],
      ],
      0.72,
      skin,
    );
    const tip = at(turned(drum(0.9, 1.4, brushed('brass'), 0.15), 0, 0, 78), -23.7, 20.8);
    const collar = at(
      turned(
        lathe(
          [
            [0.8, 0],
            [1.5, 0, 0.2],
            [0.9, 1.5, 0.2],
            [0.75, 1.5],
          ],
          brushed('brass'),
        ),
        0,
        0,
        58,
      ),
      -6.6,
      3.2,
    );
    const handle = rod(
      [
        [4.6, 14.2, 0],
        [7, 18.4, 0],
        [11.4, 18, 0],
        [12.6, 12, 0],
        [10, 5.6, 0],
        [7, 3.4, 0],
      ],
      0.62,
      brushed('brass'),
    );
    return together(body, dark, base, spout, tip, collar, handle);
  },
});
