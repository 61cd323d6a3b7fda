import { coated, polished, satin } from '#demo/studio/materials/metals.ts';
import { glowing, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { bar, rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const deskLamp = model({
  name: 'desk-lamp',
  department: 'lighting',
  look: { colour: '#d9a32c', accent: '#d2a95c', brand: 'Nestora', title: 'Arc Desk Lamp', detail: '' },
  variants: { mustard: {}, black: { colour: '#242528' }, white: { colour: '#eceae6' } },
  facts: [
    ['Light', 'LED, 3000–5000 K'],
    ['Reach', '52 cm'],
    ['Dimming', 'Touch, in 6 steps'],
  ],
  turn: -24,
  lift: 10,
  stage: 'table',
  close: [0.2, 0.35, 0.45],
  build({ colour }) {
    const skin = coated(colour);
    const base = lathe(
      [
        [0, 0],
        [9, 0, 0.4],
        [9, 1.4, 0.6],
        [8, 1.8, 0.6],
        [0, 1.8],
      ],
      skin,
    );
    const post = at(drum(1.2, 2.6, polished('brass'), 0.2), -3, 1.7);
    const lower = bar([-3, 3.6, 0], [-14, 24, 0], 0.7, skin);
    const upper = bar([-14, 24, 0], [6, 41, 0], 0.7, skin);
    const joint = (x: number, y: number) =>
      together(
        at(turned(drum(1.35, 2.6, polished('brass'), 0.25), 90), x, y, -1.3),
        at(turned(drum(0.8, 3.2, satin('black'), 0.2), 90), x, y, -1.6),
      );
    const hood = turned(
      together(
        lathe(
          [
            [1.7, 6.2],
            [2.1, 6, 0.4],
            [3.4, 4.6, 1.6],
            [7.6, -1.4, 0.3],
            [7.75, -1.6],
            [7.4, -1.5],
            [3.2, 4.2, 1.4],
            [1.4, 5.4],
          ],
          skin,
        ),
        lathe(
          [
            [0, 3.4],
            [2.9, 3.2],
          ],
          glowing('#ffe9c2', 1.2),
        ),
        at(ball(2.3, glowing('#fff1d6', 1.25)), 0, 1.2),
        at(drum(1.8, 2.4, skin, 0.4), 0, 5.6),
      ),
      0,
      0,
      24,
    );
    const cable = rod(
      [
        [-8, 0.4, -2],
        [-12, 0.3, -5],
        [-19, 0.3, -4],
      ],
      0.26,
      rubber('#2a2b2e'),
    );
    return together(base, post, lower, upper, joint(-3, 3.8), joint(-14, 24), joint(6, 41), at(hood, 8.4, 36), cable);
  },
});
