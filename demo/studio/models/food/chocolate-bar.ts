import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { paper, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const chocolateBar = model({
  name: 'chocolate-bar',
  department: 'food',
  look: {
    colour: '#1f2a44',
    accent: '#d2a95c',
    brand: 'Snackdrift',
    title: '72 %|Dark',
    detail: 'Single estate cacao',
  },
  variants: {
    dark: {},
    milk: { colour: '#b5543c', accent: '#f3e2c4', title: '42 %|Milk' },
    hazelnut: { colour: '#5b6b45', accent: '#efe2bd', title: 'Roast|Hazelnut' },
  },
  facts: [
    ['Content', '100 g'],
    ['Cacao', '72 %, Ecuador'],
    ['Milk', 'May contain traces'],
  ],
  turn: -18,
  lift: 62,
  stage: 'table',
  close: [0.1, 0.1, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const cocoa = lit({ color: '#3c2016', roughness: 0.38, clearcoat: 0.35, clearcoatRoughness: 0.35 });
    const bar_ = together(at(box(7.8, 0.5, 16, cocoa, 0.1), 0, 0.35));
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 4; column++) {
        const part = slab(rectangle(1.75, 1.8, 0.12), 0.7, cocoa, 0.28);
        bar_.add(at(turned(part, -90), -2.85 + column * 1.9, 0.75, -6.85 + row * 1.96));
      }
    const foil = at(box(8.1, 0.9, 12.2, polished('gold'), 0.1), 0, 0.5, 2.2);
    const sleeve = at(box(8.3, 1.15, 10.6, paper(colour), 0.12), 0, 0.55, 3.2);
    const label = at(
      turned(
        sheet(
          8,
          10.3,
          printed(
            quietLabel(
              { width: 8, height: 10.3 },
              { brand, title, detail, foot: '100 g' },
              { paper: colour, ink: '#f6efe0', accent },
            ),
            0.2,
          ),
        ),
        -90,
      ),
      0,
      1.14,
      3.2,
    );
    return turned(together(bar_, foil, sleeve, label), 0, 0);
  },
});
