import { Path } from 'three';
import { mark } from '#demo/studio/lettering/labels.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const cuttingBoard = model({
  name: 'cutting-board',
  department: 'kitchen',
  look: { colour: '#a67c4c', brand: 'Kettlewood', title: 'Oak Board', detail: '' },
  variants: { oak: {}, walnut: { colour: '#6d4a33' } },
  facts: [
    ['Size', '40 × 24 cm'],
    ['Wood', 'Oiled, from one tree'],
    ['Feet', 'Non-slip, both sides'],
  ],
  turn: -28,
  lift: 36,
  stage: 'table',
  close: [0.2, 0.1, 0.45],
  build({ colour, brand }) {
    const kind = colour === '#6d4a33' ? 'walnut' : 'oak';
    const shape = rectangle(40, 24, 2.4);
    const hole = new Path();
    hole.absellipse(16.6, 0, 1, 3.4, 0, Math.PI * 2);
    shape.holes.push(hole);
    const board = slab(shape, 2.2, wood(kind, 26), 0.35);
    const name = at(
      sheet(7, 1.3, printed(mark({ width: 7, height: 1.3 }, brand, '#3f2b1b', 'elegant', 700), 0)),
      -12.6,
      -8.3,
      1.115,
    );
    return at(turned(together(board, name), -90), 0, 1.1);
  },
});
