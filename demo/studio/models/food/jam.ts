import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { glass } from '#demo/studio/materials/clear.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { together } from '#demo/studio/shapes/solid.ts';
import { lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const jam = model({
  name: 'jam',
  department: 'food',
  look: { colour: '#8e1427', accent: '#b3202c', brand: 'Orchard Lane', title: 'Strawberry', detail: '70 % fruit' },
  variants: {
    strawberry: {},
    apricot: { colour: '#e08a1e', accent: '#c96f12', title: 'Apricot' },
    blueberry: { colour: '#2a1c46', accent: '#3b2a66', title: 'Blueberry' },
  },
  facts: [
    ['Content', '340 g'],
    ['Fruit', '70 %'],
    ['Sugar', 'Cane sugar, less'],
  ],
  turn: 0,
  lift: 10,
  stage: 'table',
  close: [0, 0.25, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const fruit = lathe(
      [
        [0, 0.35],
        [3.1, 0.35, 0.5],
        [3.45, 0.9, 0.4],
        [3.5, 6.9, 0.9],
        [2.85, 8, 0.2],
        [0, 8],
      ],
      lit({ color: colour, roughness: 0.25, clearcoat: 1, clearcoatRoughness: 0.03 }),
    );
    const jar = lathe(
      [
        [0, 0],
        [3.3, 0, 0.4],
        [3.75, 0.5, 0.4],
        [3.75, 7.2, 1],
        [3.05, 8.3, 0.3],
        [3.05, 8.8],
      ],
      glass(),
    );
    const lid = lathe(
      [
        [0, 10.2],
        [3.05, 10.2, 0.3],
        [3.35, 9.9, 0.25],
        [3.4, 8.7, 0.15],
        [3.2, 8.55],
      ],
      lit({
        map: paint(256, 256, (pen, size) => {
          pen.fillStyle = '#fbf7ef';
          pen.fillRect(0, 0, size, size);
          pen.fillStyle = accent;
          pen.globalAlpha = 0.55;
          pen.fillRect(0, 0, size / 2, size);
          pen.fillRect(0, 0, size, size / 2);
        }),
        roughness: 0.4,
        clearcoat: 0.4,
        userData: { grain: 1.3 },
      }),
    );
    const label = wrap(
      { below: 3.78, from: 1.5, to: 6.5, degrees: 124 },
      printed(
        quietLabel(
          { width: 8.2, height: 5 },
          { brand, title, detail, foot: '340 g · 12 oz' },
          { paper: '#fdf9f0', ink: '#3a2420', accent },
        ),
        0.1,
      ),
    );
    return together(fruit, jar, lid, label);
  },
});
