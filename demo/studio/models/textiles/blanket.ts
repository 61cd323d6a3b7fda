import { randomFor } from '#demo/random.ts';
import { mark } from '#demo/studio/lettering/labels.ts';
import { felt, knit, leather } from '#demo/studio/materials/cloths.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const blanket = model({
  name: 'blanket',
  department: 'textiles',
  look: { colour: '#c9bda8', accent: '#8a5a3a', brand: 'Nestora', title: 'Wool Throw', detail: '' },
  variants: { oat: {}, forest: { colour: '#4a5f4d' }, mustard: { colour: '#c99a3c' } },
  facts: [
    ['Size', '130 × 180 cm'],
    ['Wool', 'New merino'],
    ['Edge', 'Fringe, tied by hand'],
  ],
  turn: -26,
  lift: 20,
  stage: 'room',
  close: [0.1, -0.2, 0.45],
  build({ colour, accent, brand }) {
    const wool = knit(colour);
    const random = randomFor('fringe').next;
    const layers = several(4, (index) =>
      at(box(38 - index * 0.3, 2.7, 27, wool, 1.3), (random() - 0.5) * 0.5, 1.4 + index * 2.45, (random() - 0.5) * 0.4),
    );
    const roll = at(turned(drum(5.1, 38, wool, 1.2), 0, 0, 90), 19, 5.1, 11);
    roll.scale.z = 0.5;
    const fringe = several(46, (index) => {
      const x = -18.4 + index * 0.8;
      const lean = (random() - 0.5) * 0.8;
      return rod(
        [
          [x, 10, -10],
          [x, 10.7, 11.4],
          [x + lean * 0.4, 9.6, 14.2],
          [x + lean, 5.4 + random(), 14.9],
        ],
        0.22,
        felt(colour),
      );
    });
    const band = together(
      at(box(6, 10.5, 28.8, leather(accent), 0.3), 0, 5.4),
      at(
        turned(
          sheet(4.6, 1.4, printed(mark({ width: 4.6, height: 1.4 }, brand, '#f0dfbd', 'elegant', 700), 0.1)),
          0,
          0,
        ),
        0,
        6,
        14.42,
      ),
    );
    return together(layers, roll, fringe, band);
  },
});
