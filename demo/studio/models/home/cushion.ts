import { canvas, linen } from '#demo/studio/materials/cloths.ts';
import { model } from '#demo/studio/model.ts';
import { loop, type Place } from '#demo/studio/shapes/lines.ts';
import { puff } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const cushion = model({
  name: 'cushion',
  department: 'home',
  look: { colour: '#c7764f', accent: '#e9dcc6', brand: 'Nestora', title: 'Linen Cushion', detail: '' },
  variants: {
    terracotta: {},
    sage: { colour: '#93a58b' },
    oat: { colour: '#ddd0ba', accent: '#b9a482' },
    ink: { colour: '#35445a' },
  },
  facts: [
    ['Size', '45 × 45 cm'],
    ['Cover', 'Washed linen, zip'],
    ['Filling', 'Recycled fibre'],
  ],
  turn: -26,
  lift: 10,
  stage: 'room',
  close: [0.35, 0.35, 0.4],
  build({ colour, accent }) {
    const body = puff({ width: 46, height: 46, thick: 19, pinch: 0.075, folds: 0.014 }, linen(colour));
    const edge: Place[] = [];
    for (let step = 0; step < 64; step++) {
      const share = step / 16;
      const along = (share % 1) * 2 - 1;
      const drawn = 1 - 0.075 * (1 - along * along);
      const [x = 0, y = 0] =
        [
          [along, -drawn],
          [drawn, along],
          [-along, drawn],
          [-drawn, -along],
        ][Math.floor(share)] ?? [];
      edge.push([x * 23, y * 23, 0]);
    }
    const piping = loop(edge, 0.36, canvas(accent, 2));
    const cushion = together(body, piping);
    return together(at(turned(cushion, -12), 0, 22.4));
  },
});
