import { mark, quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { together } from '#demo/studio/shapes/solid.ts';
import { lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const redWine = model({
  name: 'red-wine',
  department: 'drinks',
  look: {
    colour: '#16241a',
    accent: '#7a1f2b',
    brand: 'Orchard Lane',
    title: 'Vieille Colline',
    detail: 'Grenache · Syrah 2021',
  },
  variants: {
    red: {},
    white: { colour: '#7d8a4a', accent: '#b99a3f', title: 'Blanche Colline', detail: 'Chardonnay 2022' },
  },
  facts: [
    ['Content', '0.75 litres'],
    ['Alcohol', '13.5 %'],
    ['Serve', 'At 16–18 °C'],
  ],
  turn: 0,
  lift: 4,
  stage: 'table',
  close: [0, -0.2, 0.45],
  build({ colour, accent, brand, title, detail }) {
    const bottle = lathe(
      [
        [0, 0.8],
        [2.4, 0.4, 0.3],
        [3.2, 0, 0.4],
        [3.75, 0.5, 0.5],
        [3.8, 18.4, 2.6],
        [1.75, 22.4, 2.6],
        [1.42, 28],
        [0, 28],
      ],
      lit({ color: colour, roughness: 0.06, clearcoat: 1, clearcoatRoughness: 0.02 }),
    );
    const capsule = lathe(
      [
        [0, 30.6],
        [1.45, 30.6, 0.12],
        [1.5, 29.2, 0.08],
        [1.42, 29],
        [1.47, 24.2],
        [1.45, 24.1],
      ],
      satin(accent),
    );
    const label = wrap(
      { below: 3.82, from: 4.4, to: 13, degrees: 118 },
      printed(
        quietLabel(
          { width: 7.9, height: 8.6 },
          { brand, title, detail, foot: 'MIS EN BOUTEILLE AU DOMAINE' },
          { paper: '#f7f1e4', ink: '#2b2420', accent },
        ),
        0.05,
      ),
    );
    const stripe = wrap(
      { below: 3.821, from: 2.6, to: 4, degrees: 118 },
      printed(mark({ width: 7.9, height: 1.4 }, '0,75 L · 13,5 % VOL', '#d9cbb0', 'plain', 400, 0.1), 0.1),
    );
    return together(bottle, capsule, label, stripe);
  },
});
