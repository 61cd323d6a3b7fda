import { glass, tinted } from '#demo/studio/materials/clear.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { glowing } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import type { Corner } from '#demo/studio/shapes/profile.ts';
import { several, together } from '#demo/studio/shapes/solid.ts';
import { lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const lightBulb = model({
  name: 'light-bulb',
  department: 'lighting',
  look: { colour: '#ffb45a', accent: '#d2a95c', brand: 'Homera', title: 'Filament Bulb', detail: '470 lm' },
  variants: { amber: {}, clear: { colour: '#ffe2b0' } },
  facts: [
    ['Light', '470 lm, 2200 K'],
    ['Power', '4 W'],
    ['Socket', 'E27'],
  ],
  turn: 0,
  lift: 4,
  close: [0, 0.2, 0.5],
  build({ colour }) {
    const bulb = lathe(
      [
        [1.25, 3],
        [1.5, 4.2, 0.6],
        [3.3, 7.6, 2],
        [3.2, 10.6, 2.6],
        [0, 12.6],
      ],
      colour === '#ffb45a' ? tinted('#e9a452', 0.22) : glass(),
    );
    const thread = lathe(
      [
        [0, 0],
        [0.5, 0, 0.1],
        [0.9, 0.5, 0.2],
        [1.15, 0.7],
        ...Array.from({ length: 13 }, (_, index): Corner => [index % 2 ? 1.36 : 1.2, 0.85 + index * 0.16, 0.06]),
        [1.3, 3, 0.1],
        [1.3, 3.3],
      ],
      brushed('aluminium'),
    );
    const stem = lathe(
      [
        [0.5, 3],
        [0.35, 5.2, 0.2],
        [0, 5.6],
      ],
      tinted('#eef3f2', 0.3),
    );
    const glow = glowing(colour, 2.6);
    const threads = several(6, (index) => {
      const angle = (index / 6) * Math.PI * 2;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      return rod(
        [
          [x * 0.45, 5.4, z * 0.45],
          [x * 1.35, 7.6, z * 1.35],
          [x * 0.6, 10.2, z * 0.6],
        ],
        0.075,
        glow,
      );
    });
    return together(thread, stem, threads, bulb);
  },
});
