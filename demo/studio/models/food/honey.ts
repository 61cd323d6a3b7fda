import { Shape, Vector2 } from 'three';
import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { glass } from '#demo/studio/materials/clear.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paper, plastic, printed } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const honey = model({
  name: 'honey',
  department: 'food',
  look: { colour: '#d98b1a', accent: '#3a2a14', brand: 'Orchard Lane', title: 'Wildflower', detail: 'Raw honey' },
  variants: {
    wildflower: {},
    acacia: { colour: '#efc765', title: 'Acacia' },
    forest: { colour: '#7a3f10', title: 'Forest' },
  },
  facts: [
    ['Content', '500 g'],
    ['Origin', 'One apiary'],
    ['Filtered', 'Coarsely, never heated'],
  ],
  turn: -30,
  lift: 9,
  stage: 'table',
  close: [0, 0.2, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const six = 6;
    const gold = lathe(
      [
        [0, 0.4],
        [3.7, 0.4, 0.5],
        [4.1, 1.4, 0.6],
        [4.1, 7, 0.9],
        [3.1, 8.4, 0.3],
        [0, 8.4],
      ],
      lit({
        color: colour,
        roughness: 0.12,
        clearcoat: 1,
        clearcoatRoughness: 0.02,
        emissive: colour,
        emissiveIntensity: 0.12,
      }),
      six * 16,
    );
    const jar = lathe(
      [
        [0, 0],
        [3.9, 0, 0.5],
        [4.4, 1.2, 0.6],
        [4.4, 7.1, 1],
        [3.3, 8.8, 0.4],
        [3.3, 9.3],
      ],
      glass(),
    );
    const lid = lathe(
      [
        [0, 11.2],
        [3.5, 11.2, 0.25],
        [3.6, 9.1, 0.15],
        [3.4, 9],
      ],
      plastic(accent, 0.4),
    );
    const label = slab(
      new Shape(
        Array.from(
          { length: six },
          (_, index) =>
            new Vector2(
              Math.cos((index / six) * Math.PI * 2 + Math.PI / 6) * 2.7,
              Math.sin((index / six) * Math.PI * 2 + Math.PI / 6) * 2.7,
            ),
        ),
      ),
      0.05,
      paper('#fbf6e8'),
      0.02,
    );
    const words = sheet(
      4.2,
      3.4,
      printed(
        quietLabel(
          { width: 4.2, height: 3.4 },
          { brand, title, detail, foot: '500 g' },
          { paper: null, ink: '#3a2a14', accent: '#d98b1a' },
        ),
        0.1,
      ),
    );
    const dipper = at(
      turned(
        together(
          bar([0, 0, 0], [0, 11, 0], 0.3, wood('beech', 6)),
          ...Array.from({ length: 6 }, (_, index) =>
            at(drum(0.95 - Math.abs(index - 2.5) * 0.12, 0.32, wood('beech', 6), 0.12), 0, -0.2 + index * 0.5),
          ),
        ),
        0,
        0,
        -62,
      ),
      5.6,
      1.05,
      4,
    );
    return together(
      gold,
      jar,
      lid,
      at(turned(label, 0, 30), 2.25, 4.3, 3.9),
      at(turned(words, 0, 30), 2.27, 4.3, 3.93),
      dipper,
    );
  },
});
