import { mark } from '#demo/studio/lettering/labels.ts';
import { canvas, leather } from '#demo/studio/materials/cloths.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { paper, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { rod, stitches } from '#demo/studio/shapes/lines.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';

export const backpack = model({
  name: 'backpack',
  department: 'bags',
  look: { colour: '#5f6f52', accent: '#8a5a34', brand: 'Carrywell', title: 'Day Pack', detail: '' },
  variants: { olive: {}, sand: { colour: '#cdb995' }, navy: { colour: '#2e3c55' }, rust: { colour: '#ab5a37' } },
  facts: [
    ['Content', '21 litres'],
    ['Laptop', 'Up to 16″'],
    ['Cloth', 'Waxed cotton'],
  ],
  turn: -26,
  lift: 8,
  stage: 'room',
  close: [0, -0.1, 0.45],
  build({ colour, accent, brand }) {
    const cloth = canvas(colour, 2.6);
    const hide_ = leather(accent);
    const soft = (width: number, height: number, depth: number, round: number, low: number) =>
      surface(
        96,
        72,
        (u, v) => {
          const angle = u * Math.PI * 2;
          const fall = v < 0.5 ? 1 : 1 - ((v - 0.5) * 2) ** 4 * round;
          const [s, c] = [Math.sin(angle), Math.cos(angle)];
          const bulge = 1 + 0.05 * Math.sin(v * Math.PI);
          return [
            Math.sign(s) * Math.abs(s) ** 0.5 * (width / 2) * fall * bulge,
            low + v * height,
            Math.sign(c) * Math.abs(c) ** 0.55 * (depth / 2) * fall * bulge,
          ];
        },
        cloth,
      );
    const body = soft(29, 38, 15, 0.3, 1);
    const base = at(box(28.6, 7, 14.8, hide_, 3), 0, 3.6);
    const top = at(turned(box(21, 2.5, 11.5, cloth, 1.2), 0), 0, 38.6);
    const pocket = at(soft(22, 15, 8, 0.18, 0), 0, 6, 5.6);
    const flap = at(turned(slab(rectangle(24.5, 15, 3), 1.1, cloth, 0.5), -10), 0, 32.4, 8);
    const strapEnd = several(2, (index) =>
      at(
        together(
          slab(rectangle(2.4, 13, 0.6), 0.4, hide_, 0.12),
          at(slab(rectangle(3.2, 2.6, 0.5), 0.5, brushed('brass'), 0.15), 0, -2.4, 0.2),
          stitches(
            [
              [-0.85, 6, 0.24],
              [-0.85, -6, 0.24],
            ],
            paper('#e6d6b4'),
            0.55,
            0.06,
          ),
          stitches(
            [
              [0.85, 6, 0.24],
              [0.85, -6, 0.24],
            ],
            paper('#e6d6b4'),
            0.55,
            0.06,
          ),
        ),
        index * 13 - 6.5,
        22.6,
        10.6,
      ),
    );
    const badge = at(
      together(
        slab(rectangle(7.5, 3.2, 0.5), 0.3, hide_, 0.1),
        at(
          sheet(6.4, 1.5, printed(mark({ width: 6.4, height: 1.5 }, brand, '#f0dfbd', 'elegant', 700), 0.1)),
          0,
          0,
          0.16,
        ),
      ),
      0,
      11,
      9.9,
    );
    const handle = rod(
      [
        [-4, 38.8, -3],
        [-3.6, 42, -3],
        [0, 43, -3],
        [3.6, 42, -3],
        [4, 38.8, -3],
      ],
      0.75,
      hide_,
    );
    const straps = several(2, (index) => {
      const way = index ? 1 : -1;
      const strap = rod(
        [
          [way * 6, 38, -6],
          [way * 12, 37, -9],
          [way * 16, 26, -11],
          [way * 15.4, 12, -10.4],
          [way * 13, 4, -7],
        ],
        1,
        canvas(colour, 2),
      );
      return strap;
    });
    return together(body, base, top, pocket, flap, strapEnd, badge, handle, straps);
  },
});
