import { mark } from '#demo/studio/lettering/labels.ts';
import { brushed, polished } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { box, outline, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const chefKnife = model({
  name: 'chef-knife',
  department: 'kitchen',
  look: { colour: '#6d4a33', accent: '#c9ccd0', brand: 'Kettlewood', title: 'Chef’s Knife', detail: 'X50CrMoV15' },
  variants: { walnut: {}, black: { colour: '#26272a' } },
  facts: [
    ['Blade', '20 cm'],
    ['Steel', 'X50CrMoV15, 56 HRC'],
    ['Handle', 'Full tang, three rivets'],
  ],
  turn: -30,
  lift: 52,
  stage: 'table',
  close: [-0.15, 0.02, 0.4],
  build({ colour, brand, detail }) {
    const blade = slab(
      outline([
        [0, 2.1],
        [0, -2.4, 0.2],
        [3, -2.5, 2],
        [11, -2.1, 6],
        [17, -0.4, 4],
        [20.4, 1.9],
        [17, 2.05, 3],
        [0, 2.1],
      ]),
      0.24,
      brushed(),
      0.1,
    );
    const bolster = at(box(1.1, 2.9, 1.5, polished('steel'), 0.3), -0.4, 0.7);
    const shape = outline([
      [-0.9, 2],
      [-4, 1.7, 2],
      [-9, 2.1, 3],
      [-12.4, 2, 1],
      [-12.9, 0.6, 0.8],
      [-12.2, -1, 1],
      [-10.5, -0.9, 1.5],
      [-6, -0.3, 4],
      [-3, -0.7, 2],
      [-0.9, -0.6],
    ]);
    const grip = slab(shape, 1.9, colour === '#26272a' ? plastic(colour, 0.3) : wood('walnut', 12), 0.5);
    const tang = slab(shape, 0.3, brushed(), 0.02);
    tang.scale.set(1.006, 1.012, 1);
    const rivets = several(3, (index) =>
      at(turned(drum(0.36, 1.98, polished('brass'), 0.08), 90), -2.6 - index * 3.5, 0.68, -0.99),
    );
    const words = at(
      sheet(3.4, 0.62, printed(mark({ width: 3.4, height: 0.62 }, brand, '#4d5156', 'elegant', 700))),
      3,
      1,
      0.135,
    );
    const steel = at(
      sheet(2.6, 0.34, printed(mark({ width: 2.6, height: 0.34 }, detail, '#6b7076', 'technical', 400))),
      2.6,
      0.3,
      0.135,
    );
    const knife = together(blade, bolster, grip, tang, rivets, words, steel);
    return together(at(turned(knife, -90), 0, 0.95));
  },
});
