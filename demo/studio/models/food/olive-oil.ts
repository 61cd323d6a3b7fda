import { backLabel, quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const oliveOil = model({
  name: 'olive-oil',
  department: 'food',
  look: {
    colour: '#2f3a1c',
    accent: '#8a9a3c',
    brand: 'Orchard Lane',
    title: 'Prima Oliva',
    detail: 'Extra virgin, cold extracted',
  },
  variants: { classic: {}, lemon: { accent: '#c9a81f', title: 'Oliva Limone', detail: 'With pressed lemons' } },
  facts: [
    ['Content', '500 ml'],
    ['Acidity', 'Below 0.3 %'],
    ['Harvest', 'By hand, October'],
  ],
  turn: -24,
  lift: 5,
  stage: 'table',
  close: [0, 0.1, 0.45],
  build({ colour, accent, brand, title, detail }) {
    const dark = lit({ color: colour, roughness: 0.07, clearcoat: 1, clearcoatRoughness: 0.02 });
    const body = at(box(6.4, 17, 6.4, dark, 0.9), 0, 8.5);
    const shoulder = lathe(
      [
        [0, 16],
        [3.05, 16.2, 0.4],
        [2.7, 17.4, 0.9],
        [1.3, 18.6, 0.6],
        [1.2, 22],
        [0, 22],
      ],
      dark,
    );
    const ring_ = at(
      lathe(
        [
          [1.2, 0],
          [1.5, 0.1, 0.15],
          [1.5, 0.7, 0.15],
          [1.2, 0.8],
        ],
        dark,
      ),
      0,
      21.4,
    );
    const cap = lathe(
      [
        [0, 22],
        [1.55, 22, 0.1],
        [1.55, 24.8, 0.15],
        [0, 24.9],
      ],
      brushed('gold'),
    );
    const label = at(
      sheet(
        5.4,
        9.6,
        printed(
          quietLabel(
            { width: 5.4, height: 9.6 },
            { brand, title: title.replace(' ', '|'), detail, foot: '500 ML' },
            { paper: '#f8f4e6', ink: '#2a2c1a', accent },
          ),
          0.1,
        ),
      ),
      0,
      8.4,
      3.215,
    );
    const back = at(
      turned(
        sheet(
          5.4,
          9.6,
          printed(
            backLabel(
              { width: 5.4, height: 9.6 },
              { brand, title, detail },
              { paper: '#f8f4e6', ink: '#2a2c1a', accent },
            ),
            0.1,
          ),
        ),
        0,
        90,
      ),
      3.215,
      8.4,
    );
    return together(body, shoulder, ring_, cap, label, back);
  },
});
