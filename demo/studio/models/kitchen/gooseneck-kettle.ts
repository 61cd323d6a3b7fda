import { mark } from '#demo/studio/lettering/labels.ts';
import { brushed, coated } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const gooseneckKettle = model({
  name: 'gooseneck-kettle',
  department: 'kitchen',
  look: { colour: '#24262a', accent: '#8a5a3a', brand: 'Homera', title: 'Pour Kettle', detail: '0.9 L' },
  variants: { black: {}, white: { colour: '#eceae5' }, steel: { colour: 'steel' } },
  facts: [
    ['Capacity', '0.9 litres'],
    ['Temperature', '40–100 °C'],
    ['Power', '1200 W'],
  ],
  turn: -20,
  lift: 10,
  stage: 'table',
  close: [0.1, -0.35, 0.45],
  build({ colour, accent, brand }) {
    const skin = colour === 'steel' ? brushed() : coated(colour);
    const base = lathe(
      [
        [0, 0],
        [8.4, 0, 0.5],
        [8.4, 2.1, 0.7],
        [7.4, 2.4, 0.3],
        [0, 2.4],
      ],
      plastic(colour === 'steel' ? '#26282c' : colour, 0.3),
    );
    const dial = at(turned(drum(1.25, 0.8, brushed('steel'), 0.2), 74), 0, 1.1, 7.7);
    const display = at(
      turned(sheet(4.4, 1.1, printed(mark({ width: 4, height: 1 }, '94 °C', '#ffd9a0', 'technical', 700, 0.04))), -4),
      3.9,
      1.15,
      7.5,
    );
    display.rotation.y = 0.48;
    const body = lathe(
      [
        [0, 2.7],
        [7.1, 2.7, 0.5],
        [7.2, 3.8, 1.2],
        [4.9, 15.2, 1.2],
        [4.6, 15.9, 0.2],
        [0, 15.9],
      ],
      skin,
    );
    const lid = lathe(
      [
        [0, 17],
        [3.6, 16.8, 0.5],
        [4.5, 15.8],
      ],
      skin,
    );
    const knob = at(
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.45, 0.5, 0.1],
          [1.2, 0.8, 0.2],
          [1.2, 1.6, 0.3],
          [0, 1.7],
        ],
        wood(accent === '#8a5a3a' ? 'walnut' : 'oak', 5),
      ),
      0,
      16.9,
    );
    const spout = rod(
      [
        [-6, 5.2, 0],
        [-9.4, 6, 0],
        [-10.4, 9.4, 0],
        [-10.8, 13.4, 0],
        [-12.4, 15.6, 0],
        [-14.2, 15.9, 0],
      ],
      0.66,
      skin,
    );
    const arm = rod(
      [
        [4.6, 14.2, 0],
        [8, 14.6, 0],
        [10.2, 14.2, 0],
      ],
      0.62,
      skin,
    );
    const grip = rod(
      [
        [10, 14.3, 0],
        [11.2, 13.4, 0],
        [11.6, 10.4, 0],
        [11.3, 6.6, 0],
      ],
      0.98,
      wood('walnut', 9),
    );
    const name = at(
      sheet(
        4.2,
        0.8,
        printed(
          mark(
            { width: 4.2, height: 0.8 },
            brand.toLowerCase(),
            colour === '#eceae5' ? '#3a3c40' : '#e9e6e0',
            'technical',
            400,
            0.12,
          ),
        ),
      ),
      0,
      6.2,
      6.62,
    );
    name.rotation.x = -0.2;
    return together(base, dial, display, body, lid, knob, spout, arm, grip, name);
  },
});
