import { ceramic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ring, vessel } from '#demo/studio/shapes/turned-shapes.ts';

export const bowlSet = model({
  name: 'bowl-set',
  department: 'tableware',
  look: { colour: '#e9e2d3', accent: '#6f8fa3', brand: 'Nestora', title: 'Shore Bowls', detail: 'Set of 4' },
  variants: { shore: {}, rose: { accent: '#c98f86' }, moss: { accent: '#7d8c66' } },
  facts: [
    ['Set', '4 bowls, 16 cm'],
    ['Material', 'Reactive glaze stoneware'],
    ['Care', 'Dishwasher, microwave'],
  ],
  turn: 0,
  lift: 20,
  stage: 'table',
  close: [0.1, 0.25, 0.5],
  build({ colour, accent }) {
    const tones = [accent, colour, accent, colour];
    return together(
      ...tones.map((tone, index) => {
        const bowl = together(
          vessel(
            [
              [3.4, 0, 0.3],
              [3.6, 0.7, 0.3],
              [7.2, 3.3, 3.4],
              [8, 6.4],
            ],
            0.42,
            ceramic(tone),
          ),
          at(turned(ring(7.8, 0.2, ceramic('#b98c5f', true)), 90), 0, 6.36),
        );
        return at(turned(bowl, index * 0.6, index * 50, -index * 0.5), index * 0.12, index * 2.05);
      }),
    );
  },
});
