import { felt } from '#demo/studio/materials/cloths.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball } from '#demo/studio/shapes/turned-shapes.ts';

export const loungeChair = model({
  name: 'lounge-chair',
  department: 'furniture',
  look: { colour: '#c9b79c', accent: 'oak', brand: 'Nestora', title: 'Fjord Chair', detail: '' },
  variants: { oat: {}, moss: { colour: '#6f7c5a' }, rust: { colour: '#a9573a' }, slate: { colour: '#5b6672' } },
  facts: [
    ['Frame', 'Solid oak'],
    ['Cover', 'Bouclé, removable'],
    ['Seat height', '42 cm'],
  ],
  turn: -32,
  lift: 12,
  stage: 'room',
  close: [0.1, 0, 0.45],
  build({ colour }) {
    const cloth = felt(colour);
    const oak = wood('oak', 40);
    const leg = (x: number, top: number, z: number, lean: number) => bar([x, 1.6, z + lean], [x, top, z], 1.7, oak);
    const side = (way: number) => {
      const x = way * 33;
      const arm = at(turned(slab(rectangle(6, 62, 3), 2.6, oak, 0.9), 90), x, 57.5, 1);
      return together(leg(x, 56.5, 26, 3), leg(x, 56.5, -24, -6), arm, bar([x, 30, 27], [x, 27, -25], 1.4, oak));
    };
    const rails = together(
      bar([-33, 30, 27], [33, 30, 27], 1.5, oak),
      bar([-33, 27, -25], [33, 27, -25], 1.5, oak),
      bar([-33, 50, -26], [33, 50, -26], 1.4, oak),
    );
    const seat = at(turned(box(58, 15, 58, cloth, 5.5), 4), 0, 38, 2);
    const back = at(turned(box(58, 54, 14, cloth, 6), -17), 0, 64, -26);
    const button = several(2, (index) => at(turned(ball(1.3, cloth), 0), index * 22 - 11, 66, -18.6));
    return together(side(1), side(-1), rails, seat, back, button);
  },
});
