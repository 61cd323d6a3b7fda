import { mark } from '#demo/studio/lettering/labels.ts';
import { glass } from '#demo/studio/materials/clear.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { at, together } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const nailPolish = model({
  name: 'nail-polish',
  department: 'beauty',
  look: { colour: '#c0243c', accent: '#1b1b1d', brand: 'Vermeille', title: 'Gloss', detail: '' },
  variants: { cherry: {}, petrol: { colour: '#155e6b' }, lilac: { colour: '#a78bc4' }, sand: { colour: '#d6b79a' } },
  facts: [
    ['Content', '11 ml'],
    ['Dries', 'In 60 seconds'],
    ['Vegan', 'Yes'],
  ],
  turn: -18,
  lift: 8,
  close: [0, -0.2, 0.5],
  build({ colour, accent, brand }) {
    const bottle = lathe(
      [
        [0, 0],
        [1.5, 0, 0.3],
        [1.75, 0.5, 0.6],
        [1.7, 3.2, 0.9],
        [0.8, 3.9, 0.2],
        [0.8, 4.4],
      ],
      lit({ color: colour, roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.02 }),
    );
    const base = at(drum(1.45, 0.4, glass('#ffffff', 0.25), 0.15), 0, -0.02);
    const cap = lathe(
      [
        [0, 4.1],
        [0.98, 4.1, 0.1],
        [0.82, 9.2, 0.25],
        [0, 9.3],
      ],
      plastic(accent, 0.7),
    );
    const name = wrap(
      { below: 1.76, above: 1.755, from: 1.5, to: 2.3, degrees: 90 },
      printed(mark({ width: 2.8, height: 0.8 }, brand, '#ffffff', 'elegant', 700), 0.7),
    );
    return together(base, bottle, cap, name);
  },
});
