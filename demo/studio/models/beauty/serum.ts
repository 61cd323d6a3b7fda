import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { printed, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { at, several, together } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const serum = model({
  name: 'serum',
  department: 'beauty',
  look: { colour: '#8a4b1f', accent: '#b58d4f', brand: 'Petalune', title: 'Vitamin C', detail: 'Brightening serum' },
  variants: {
    'vitamin c': {},
    hyaluron: { colour: '#3f6f8f', title: 'Hyaluron', detail: 'Moisture serum', accent: '#5f8fae' },
    retinol: { colour: '#5a3a5f', title: 'Retinol', detail: 'Night serum', accent: '#8a6a90' },
  },
  facts: [
    ['Content', '30 ml'],
    ['For', 'All skin types'],
    ['Free of', 'Perfume, alcohol'],
  ],
  turn: 0,
  lift: 7,
  close: [0, 0.25, 0.45],
  build({ colour, accent, brand, title, detail }) {
    const body = lathe(
      [
        [0, 0],
        [1.75, 0, 0.35],
        [1.8, 5.6, 0.75],
        [0.85, 6.5, 0.3],
        [0.85, 7.3],
      ],
      lit({
        color: colour,
        roughness: 0.08,
        clearcoat: 1,
        clearcoatRoughness: 0.03,
        opacity: 0.9,
        transparent: true,
        userData: { casts: true },
      }),
    );
    const collar = at(drum(1.08, 1.25, brushed('gold'), 0.1), 0, 7);
    const ribs_ = several(40, (index) =>
      at(
        drum(0.05, 1, brushed('gold'), 0.04, 12),
        Math.cos((index / 40) * Math.PI * 2) * 1.07,
        7.12,
        Math.sin((index / 40) * Math.PI * 2) * 1.07,
      ),
    );
    const bulb = lathe(
      [
        [0, 8.2],
        [0.72, 8.2, 0.1],
        [0.62, 8.8, 0.3],
        [0.74, 10, 0.5],
        [0.6, 11.2, 0.5],
        [0, 11.4],
      ],
      rubber('#f3efe8'),
    );
    const label = wrap(
      { below: 1.83, from: 0.9, to: 5, degrees: 150 },
      printed(
        quietLabel(
          { width: 4.7, height: 4.1 },
          { brand, title, detail, foot: '30 ml · 1.0 fl oz' },
          { paper: '#fbf8f2', ink: '#2e2a26', accent },
        ),
        0.2,
      ),
    );
    return together(body, collar, ribs_, bulb, label);
  },
});
