import { canvas, linen } from '#demo/studio/materials/cloths.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { puff } from '#demo/studio/shapes/soft.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { cone } from '#demo/studio/shapes/turned-shapes.ts';

export const sofa = model({
  name: 'sofa',
  department: 'furniture',
  look: { colour: '#7f8f86', accent: 'oak', brand: 'Nestora', title: 'Harbour Sofa', detail: '' },
  variants: { sage: {}, sand: { colour: '#d2c2a6' }, ink: { colour: '#3b4a5e' }, rust: { colour: '#ad5f3f' } },
  facts: [
    ['Size', '206 × 92 × 82 cm'],
    ['Seats', 'Three'],
    ['Cover', 'Washable, 40,000 rubs'],
  ],
  turn: -24,
  lift: 12,
  stage: 'room',
  close: [-0.25, 0, 0.4],
  build({ colour }) {
    const cloth = canvas(colour, 9);
    const base = at(box(200, 16, 84, cloth, 3), 0, 23);
    const arms = several(2, (index) => at(box(20, 44, 88, cloth, 6), index ? 94 : -94, 38, 0));
    const back = at(turned(box(172, 52, 20, cloth, 7), -8), 0, 53, -32);
    const seats = several(3, (index) => at(box(55.6, 17, 66, cloth, 5.5), (index - 1) * 56.2, 39, 9));
    const pillows = several(3, (index) => at(turned(box(55, 42, 18, cloth, 8), -15), (index - 1) * 56, 65, -19));
    const throwPillow = at(
      turned(puff({ width: 44, height: 44, thick: 17 }, linen('#d9b48c')), -22, 24, 8),
      -62,
      66,
      -2,
    );
    const legs = several(4, (index) =>
      at(turned(cone(1.6, 2.6, 15, wood('oak', 12)), 0), index % 2 ? 92 : -92, 0, index > 1 ? 34 : -34),
    );
    return together(base, arms, back, seats, pillows, throwPillow, legs);
  },
});
