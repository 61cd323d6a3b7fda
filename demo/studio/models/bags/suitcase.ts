import { mark } from '#demo/studio/lettering/labels.ts';
import { canvas } from '#demo/studio/materials/cloths.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { bar, rod } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const suitcase = model({
  name: 'suitcase',
  department: 'bags',
  look: { colour: '#b9c4bb', accent: '#2a2c2f', brand: 'Carrywell', title: 'Cabin 38', detail: '' },
  variants: { sage: {}, navy: { colour: '#2b3a55' }, blush: { colour: '#dfb9ad' }, black: { colour: '#28292c' } },
  facts: [
    ['Size', '55 × 38 × 22 cm'],
    ['Content', '38 litres'],
    ['Shell', 'Polycarbonate'],
  ],
  turn: -28,
  lift: 10,
  stage: 'room',
  close: [0.1, 0.35, 0.42],
  build({ colour, accent, brand }) {
    const shell = lit({
      color: colour,
      roughness: 0.42,
      clearcoat: 0.3,
      clearcoatRoughness: 0.3,
      bumpMap: speckle(),
      bumpScale: 0.5,
      userData: { grain: 4 },
    });
    const half = (way: number) => {
      const body = at(slab(rectangle(38, 50, 5.5), 10.6, shell, 3), 0, 30, way * 5.5);
      const ribs_ = several(7, (index) => at(box(1.5, 40, 1, shell, 0.5), (index - 3) * 4.6, 30, way * 10.75));
      return together(body, ribs_);
    };
    const zip = at(slab(rectangle(37.8, 49.8, 5.4), 0.7, canvas(accent, 1.5), 0.1), 0, 30);
    const black = plastic(accent, 0.25);
    const posts = several(2, (index) =>
      bar([index * 13 - 6.5, 50, -7.5], [index * 13 - 6.5, 74, -7.5], 0.65, brushed('aluminium')),
    );
    const grip = at(box(17, 2.4, 3, black, 1), 0, 75, -7.5);
    const handle = rod(
      [
        [-6, 54.8, 1],
        [-5, 57, 1],
        [0, 57.5, 1],
        [5, 57, 1],
        [6, 54.8, 1],
      ],
      0.9,
      black,
    );
    const wheels = several(4, (index) =>
      at(
        together(
          at(box(4, 3.4, 4.4, black, 1), 0, 4.9),
          at(turned(drum(2.3, 1.2, rubber('#1b1c1e'), 0.3), 0, 0, 90), -0.4, 2.3),
          at(turned(drum(2.3, 1.2, rubber('#1b1c1e'), 0.3), 0, 0, 90), 1.9, 2.3),
        ),
        index % 2 ? 14.4 : -14.4,
        0,
        index > 1 ? 6.5 : -6.5,
      ),
    );
    const lock = at(box(2, 6, 2.4, black, 0.5), 19, 34, 0);
    const badge = at(
      together(
        box(7, 1.9, 0.3, brushed('aluminium'), 0.14),
        at(
          sheet(
            6.4,
            1.2,
            printed(mark({ width: 6.4, height: 1.2 }, brand.toUpperCase(), '#2a2c2f', 'plain', 700, 0.14)),
          ),
          0,
          0,
          0.16,
        ),
      ),
      0,
      49,
      11.5,
    );
    return together(half(1), half(-1), zip, posts, grip, handle, wheels, lock, badge);
  },
});
