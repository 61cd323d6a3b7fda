import { ceramic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ring, vessel } from '#demo/studio/shapes/turned-shapes.ts';

export const plateStack = model({
  name: 'plate-stack',
  department: 'tableware',
  look: { colour: '#f1eee8', accent: '#2d3f58', brand: 'Nestora', title: 'Harbour Plates', detail: 'Set of 6' },
  variants: { 'blue rim': {}, 'black rim': { accent: '#26262a' }, 'green rim': { accent: '#3d5b49' } },
  facts: [
    ['Set', '6 plates, 26 cm'],
    ['Material', 'Hard porcelain'],
    ['Rim', 'Painted by hand'],
  ],
  turn: 0,
  lift: 22,
  stage: 'table',
  close: [0.3, 0, 0.45],
  build({ colour, accent }) {
    const glaze = ceramic(colour);
    const line = ceramic(accent);
    return several(6, (index) =>
      at(
        together(
          vessel(
            [
              [7.4, 0, 0.2],
              [7.8, 0.35, 0.2],
              [9.6, 0.6, 0.8],
              [13, 2.2],
            ],
            0.36,
            glaze,
          ),
          at(turned(ring(12.82, 0.21, line), 90), 0, 2.17),
        ),
        Math.sin(index * 2.3) * 0.12,
        index * 0.88,
        Math.cos(index * 1.7) * 0.12,
      ),
    );
  },
});
