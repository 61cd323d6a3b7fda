import { DoubleSide } from 'three';
import { technicalLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { plastic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const coffeeBeans = model({
  name: 'coffee-beans',
  department: 'drinks',
  look: { colour: '#26262a', accent: '#e0793d', brand: 'Teaharbour', title: 'NIGHT|SHIFT', detail: 'Espresso roast' },
  variants: {
    espresso: {},
    filter: { colour: '#d9cdbb', accent: '#2f6f73', title: 'SLOW|SUNDAY', detail: 'Filter roast' },
    decaf: { colour: '#7f9a88', accent: '#f0e2c6', title: 'LATE|BLOOM', detail: 'Decaffeinated' },
  },
  facts: [
    ['Content', '500 g whole beans'],
    ['Taste', 'Cocoa, hazelnut'],
    ['Roasted', 'Each week'],
  ],
  turn: -16,
  lift: 6,
  stage: 'table',
  close: [0, 0.1, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const foil = lit({ color: colour, roughness: 0.5, specularIntensity: 0.7 });
    const wide = (v: number) => 6.2 - 0.25 * Math.sin(v * Math.PI);
    const deep = (v: number) => 3.6 * (1 - Math.max(0, (v - 0.62) / 0.38) ** 1.6 * 0.975);
    const around = (u: number, v: number, out: number): [number, number, number] => {
      const angle = u * Math.PI * 2;
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      const power = 0.34 + 0.3 * Math.max(0, v - 0.5);
      const crease = 0.07 * Math.sin(v * 21 + u * 18) * Math.sin(u * 31) * (0.3 + v);
      return [
        Math.sign(s) * Math.abs(s) ** power * (wide(v) + out),
        v * 19.6,
        Math.sign(c) * Math.abs(c) ** power * (deep(v) + out) + crease * (deep(v) > 0.4 ? 1 : 0.2),
      ];
    };
    const bag = surface(160, 60, (u, v) => around(u, v, 0), foil);
    const base = at(box(12.2, 0.2, 7, foil, 0.1), 0, 0.1);
    const fold = at(box(12.9, 2.1, 0.7, foil, 0.3), 0, 20.2, 0.1);
    const tie = at(box(14, 0.7, 0.24, satin(accent), 0.1), 0, 20.3, 0.55);
    const words = technicalLabel(
      { width: 9.4, height: 11 },
      { brand, title, detail, foot: '500 g · whole bean' },
      { paper: '#f7f3ea', ink: '#241f1b', accent },
    );
    const label = surface(
      30,
      30,
      (u, v) => {
        const height = 3 + v * 10.6;
        return [(u - 0.5) * 9.4, height, deep(height / 19.6) + 0.13 + 0.03 * Math.sin(v * 9)];
      },
      lit({ map: words, roughness: 0.7, side: DoubleSide }),
    );
    const valve = at(turned(drum(0.75, 0.12, plastic(colour, 0.3), 0.05), 74), 3.6, 15.2, 2.95);
    return together(bag, base, fold, tie, label, valve);
  },
});
