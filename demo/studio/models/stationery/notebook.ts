import { mark } from '#demo/studio/lettering/labels.ts';
import { canvas, linen } from '#demo/studio/materials/cloths.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { ribs } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const notebook = model({
  name: 'notebook',
  department: 'stationery',
  look: { colour: '#2f4a46', accent: '#d2a95c', brand: 'Pagemoss', title: 'Field Notes', detail: '' },
  variants: { pine: {}, rust: { colour: '#a9502f' }, ink: { colour: '#26324a' }, blush: { colour: '#dcb3a6' } },
  facts: [
    ['Size', 'A5, 192 pages'],
    ['Paper', '100 g, dotted'],
    ['Binding', 'Sewn, lies flat'],
  ],
  turn: -26,
  lift: 40,
  stage: 'table',
  close: [0.2, 0.2, 0.45],
  build({ colour, accent, brand, title }) {
    const cloth = linen(colour);
    const book = (y: number) =>
      together(
        at(box(14.8, 0.24, 21, cloth, 0.11), 0, y + 1.75),
        at(box(14.8, 0.24, 21, cloth, 0.11), 0, y + 0.12),
        at(box(0.26, 1.86, 21, cloth, 0.12), -7.3, y + 0.93),
        at(
          box(
            14.1,
            1.4,
            20.4,
            lit({ color: '#f3ecdc', roughness: 0.9, bumpMap: ribs(24), bumpScale: 0.6, userData: { grain: 1.2 } }),
            0.06,
          ),
          -0.05,
          y + 0.94,
        ),
      );
    const elastic = together(
      at(box(0.62, 0.1, 21.2, canvas(accent, 1.5), 0.04), 5.6, 1.92),
      at(box(0.62, 1.9, 0.1, canvas(accent, 1.5), 0.04), 5.6, 0.95, 10.56),
    );
    const words = at(
      turned(
        together(
          sheet(7.4, 1.5, printed(mark({ width: 7.4, height: 1.5 }, title, accent, 'elegant', 400), 0.5)),
          at(
            sheet(
              3.4,
              0.5,
              printed(mark({ width: 3.4, height: 0.5 }, brand.toUpperCase(), accent, 'plain', 500, 0.2), 0.5),
            ),
            0,
            -14,
          ),
        ),
        -90,
      ),
      -1,
      1.885,
      -5.5,
    );
    const ribbon = at(turned(box(0.5, 0.05, 5, canvas(accent, 1), 0.02), 14, 8), 1.4, 0.5, 12.4);
    return together(book(0), elastic, words, ribbon);
  },
});
