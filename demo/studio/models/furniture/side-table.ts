import { brushed, coated } from '#demo/studio/materials/metals.ts';
import { model } from '#demo/studio/model.ts';
import { at, together } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const sideTable = model({
  name: 'side-table',
  department: 'furniture',
  look: { colour: '#33473c', accent: 'brass', brand: 'Nestora', title: 'Orbit Table', detail: '' },
  variants: { forest: {}, chalk: { colour: '#e9e5dc' }, clay: { colour: '#b76e4e' } },
  facts: [
    ['Top', '42 cm across'],
    ['Height', '50 cm'],
    ['Steel', 'Powder-coated'],
  ],
  turn: 0,
  lift: 15,
  stage: 'room',
  close: [0, 0.3, 0.45],
  build({ colour }) {
    const steel = coated(colour);
    const top = lathe(
      [
        [0, 48.4],
        [20.6, 48.4, 0.4],
        [21.4, 49, 0.5],
        [21.4, 51.4, 0.4],
        [20.9, 51.4, 0.3],
        [20.6, 49.8, 0.5],
        [0, 49.8],
      ],
      steel,
    );
    const post = drum(2.4, 48.6, steel, 0.1);
    const belt = at(drum(2.55, 1.6, brushed('brass'), 0.15), 0, 46.8);
    const base = lathe(
      [
        [0, 0],
        [14.6, 0, 0.4],
        [15, 0.6, 0.4],
        [15, 1.6, 0.6],
        [4, 2.4, 2],
        [2.4, 5],
      ],
      steel,
    );
    return together(top, post, belt, base);
  },
});
