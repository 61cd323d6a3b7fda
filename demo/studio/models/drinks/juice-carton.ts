import type { Texture } from 'three';
import { backLabel, loudLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { plastic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, outline, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const juiceCarton = model({
  name: 'juice-carton',
  department: 'drinks',
  look: {
    colour: '#f6f2e6',
    accent: '#ef8a1d',
    brand: 'Orchard Lane',
    title: 'Pressed|Orange',
    detail: '100 % juice, nothing added',
  },
  variants: {
    orange: {},
    apple: { accent: '#6d9b2f', title: 'Cloudy|Apple' },
    beet: { accent: '#9c2350', title: 'Beet &|Ginger' },
  },
  facts: [
    ['Content', '1 litre'],
    ['Sugar', 'From fruit only'],
    ['Carton', 'Plant-based, recyclable'],
  ],
  turn: -28,
  lift: 8,
  stage: 'table',
  close: [-0.1, 0.15, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const [width, deep, tall, peak] = [9.4, 7, 19, 24];
    const card = lit({ color: colour, roughness: 0.45, clearcoat: 0.2, clearcoatRoughness: 0.4 });
    const body = at(box(width, tall, deep, card, 0.18), 0, tall / 2);
    const roof = slab(
      outline([
        [-deep / 2 + 0.02, 0],
        [deep / 2 - 0.02, 0],
        [0.22, peak - tall],
        [-0.22, peak - tall],
        [-deep / 2 + 0.02, 0],
      ]),
      width - 0.04,
      card,
      0.12,
    );
    const fin = at(box(width, 2, 0.34, card, 0.1), 0, peak + 0.7);
    const front = loudLabel(
      { width: width - 0.3, height: tall - 0.3 },
      { brand, title, detail, foot: '1 L' },
      { paper: colour, ink: '#2d2a24', accent },
      'round',
    );
    const side = backLabel(
      { width: deep - 0.3, height: tall - 0.3 },
      { brand, title, detail },
      { paper: accent, ink: '#fffaf0', accent },
    );
    const print = (map: Texture) =>
      lit({
        map,
        roughness: 0.45,
        clearcoat: 0.2,
        clearcoatRoughness: 0.4,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -2,
      });
    const sheets = together(
      at(sheet(width - 0.3, tall - 0.3, print(front)), 0, tall / 2, deep / 2 + 0.015),
      at(turned(sheet(deep - 0.3, tall - 0.3, print(side)), 0, 90), width / 2 + 0.015, tall / 2),
    );
    const slope = (Math.atan2(deep / 2 - 0.22, peak - tall) * 180) / Math.PI;
    const cap = at(
      turned(
        together(
          drum(1.75, 0.5, plastic('#f4f2ec', 0.4), 0.15),
          at(
            several(1, () => drum(1.5, 1.5, plastic(accent, 0.35), 0.2)),
            0,
            0.4,
          ),
        ),
        90 - slope,
      ),
      0,
      (tall + peak) / 2,
      deep / 4 + 0.15,
    );
    return together(body, at(turned(roof, 0, 90), 0, tall), fin, sheets, cap);
  },
});
