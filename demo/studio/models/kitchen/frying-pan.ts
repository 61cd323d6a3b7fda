import { brushed, coated, polished } from '#demo/studio/materials/metals.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { outline, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, lathe, ring, vessel } from '#demo/studio/shapes/turned-shapes.ts';

export const fryingPan = model({
  name: 'frying-pan',
  department: 'kitchen',
  look: { colour: '#26282b', accent: '#8a5a3a', brand: 'Kettlewood', title: 'Griddle Pan', detail: '28 cm' },
  variants: { black: {}, sage: { colour: '#7f968a' }, sand: { colour: '#d9c7ab' } },
  facts: [
    ['Diameter', '28 cm'],
    ['Coating', 'Ceramic, free of PFAS'],
    ['Handle', 'Walnut, stays cool'],
  ],
  turn: -52,
  lift: 32,
  stage: 'table',
  close: [0.15, 0, 0.45],
  build({ colour }) {
    const skin = coated(colour);
    const body = vessel(
      [
        [10.8, 0, 0.6],
        [11.6, 0.4, 1.2],
        [13.6, 4.7, 0.3],
        [14, 4.9],
      ],
      0.35,
      skin,
    );
    const inside = lathe(
      [
        [0, 0.42],
        [11, 0.42, 1.2],
        [13.2, 4.6],
      ],
      coated('#2a2c2f'),
    );
    const rim = at(turned(ring(13.85, 0.16, polished('steel')), 90), 0, 4.85);
    const neck = rod(
      [
        [12.8, 3.7, 0],
        [15, 4.8, 0],
        [17.4, 5.6, 0],
      ],
      0.62,
      brushed('steel'),
    );
    neck.scale.z = 1.7;
    const grip = slab(
      outline([
        [0, -0.9],
        [5, -1.15, 3],
        [14, -1.35, 3],
        [17.6, -1.1, 1.4],
        [17.8, 0, 0.5],
        [17.6, 1.1, 1.4],
        [14, 1.3, 3],
        [5, 1.05, 3],
        [0, 0.9],
      ]),
      1.7,
      wood('walnut', 16),
      0.6,
    );
    const handle = at(turned(together(turned(grip, 90)), 0, 0, 12), 16.8, 5.5);
    const end = at(turned(ring(0.9, 0.22, brushed('steel')), 90, 0, 12), 33.4, 9.3);
    const rivets = several(2, (index) => at(ball(0.42, polished('steel')), 12.9, 3.4, index * 2.2 - 1.1));
    return together(body, inside, rim, neck, handle, end, rivets);
  },
});
