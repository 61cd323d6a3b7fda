import { glass, liquid, tinted } from '#demo/studio/materials/clear.ts';
import { model } from '#demo/studio/model.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const wineGlass = model({
  name: 'wine-glass',
  department: 'tableware',
  look: { colour: '#5c0f22', accent: '#eef3f4', brand: 'Nestora', title: 'Burgundy Glass', detail: 'Set of 2' },
  variants: { 'red wine': {}, 'white wine': { colour: '#e8d48a' } },
  facts: [
    ['Capacity', '620 ml'],
    ['Crystal', 'Lead-free'],
    ['Height', '22.5 cm'],
  ],
  turn: 0,
  lift: 8,
  stage: 'table',
  close: [0, 0.4, 0.5],
  build({ colour }) {
    const one = () => {
      const bowl = lathe(
        [
          [0.42, 9.2],
          [2.4, 9.7, 1.4],
          [5.1, 13, 3.2],
          [4.6, 18.4, 4],
          [3.7, 22.5],
        ],
        glass(),
      );
      const inside = lathe(
        [
          [0, 9.55],
          [2.3, 9.95, 1.3],
          [4.95, 13.1, 1.2],
          [5.0, 14.2],
        ],
        liquid(colour, 0.9),
      );
      const top = at(
        turned(
          lathe(
            [
              [0, 0],
              [4.98, 0],
            ],
            liquid(colour, 0.8),
          ),
          0,
        ),
        0,
        14.2,
      );
      const stem = lathe(
        [
          [3.9, 0.05],
          [3.9, 0.16, 0.05],
          [1.4, 0.5, 0.8],
          [0.42, 1.6, 0.8],
          [0.36, 6, 2],
          [0.45, 9.2],
        ],
        tinted('#dbe4e6', 0.2),
      );
      return together(inside, top, bowl, stem);
    };
    return together(at(one(), -5.4, 0, -1.2), at(one(), 5.2, 0, 1.2));
  },
});
