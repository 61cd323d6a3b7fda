import { mark } from '#demo/studio/lettering/labels.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, outline, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball } from '#demo/studio/shapes/turned-shapes.ts';

export const hammer = model({
  name: 'hammer',
  department: 'tools',
  look: { colour: '#c0392b', accent: '#2a2c2f', brand: 'Roadmarq', title: 'Claw Hammer', detail: '16 oz' },
  variants: { red: {}, yellow: { colour: '#e0a81c' } },
  facts: [
    ['Head', '450 g, forged'],
    ['Handle', 'Fibreglass'],
    ['Length', '33 cm'],
  ],
  turn: -26,
  lift: 58,
  close: [0.2, 0.3, 0.4],
  build({ colour, accent, brand }) {
    const steel = polished('#c3c6ca');
    const head = slab(
      outline([
        [-1.4, -1.5],
        [1.3, -1.5, 0.3],
        [1.7, -1, 0.6],
        [3.4, -1, 0.4],
        [3.8, -1.5, 0.3],
        [5.2, -1.5, 0.3],
        [5.2, 1.5, 0.3],
        [3.8, 1.5, 0.3],
        [3.4, 1, 0.4],
        [1.7, 1.05, 0.6],
        [1.2, 1.6, 0.4],
        [-1.4, 1.6, 0.8],
        [-4.4, 1, 2],
        [-7.6, -1.6, 1],
        [-7.8, -2, 0.2],
        [-4.6, -0.5, 2],
        [-1.4, -1.5],
      ]),
      2.6,
      steel,
      0.5,
    );
    const shaft = at(box(1.9, 18, 2.3, plastic(colour, 0.45), 0.7), 0, -9.5);
    const grip = surface(
      60,
      120,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const wave =
          1 +
          0.12 * Math.cos(v * 7) -
          (Math.max(0, v - 0.94) * 9) ** 2 +
          0.03 * Math.sign(Math.sin(v * 74)) * (v > 0.2 && v < 0.8 ? 1 : 0);
        return [Math.sin(angle) * 1.5 * wave, -16.2 - v * 14, Math.cos(angle) * 1.75 * wave];
      },
      rubber(accent),
    );
    const end = at(ball(0.9, rubber(accent)), 0, -30);
    const name = at(
      turned(
        sheet(7, 1, printed(mark({ width: 7, height: 1 }, brand.toUpperCase(), '#ffffff', 'plain', 700, 0.1), 0.3)),
        0,
        0,
        90,
      ),
      0,
      -10,
      1.165,
    );
    const hammer = together(head, shaft, grip, end, name);
    return together(at(turned(hammer, -90), 0, 1.8, -14));
  },
});
