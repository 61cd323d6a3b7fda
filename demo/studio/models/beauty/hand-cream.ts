import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { plastic } from '#demo/studio/materials/plain.ts';
import { ribs } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together } from '#demo/studio/shapes/solid.ts';
import { lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const handCream = model({
  name: 'hand-cream',
  department: 'beauty',
  look: { colour: '#dfe6d6', accent: '#5f7a55', brand: 'Petalune', title: 'Olive Leaf', detail: 'Hand cream' },
  variants: {
    olive: {},
    fig: { colour: '#e5d3dc', accent: '#7d4a66', title: 'White Fig' },
    citrus: { colour: '#f4e3b0', accent: '#a8791f', title: 'Citrus' },
  },
  facts: [
    ['Content', '75 ml'],
    ['Absorbs', 'At once, not greasy'],
    ['Tube', 'Aluminium-free, recyclable'],
  ],
  turn: -8,
  lift: 4,
  close: [0, 0.3, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const label = quietLabel(
      { width: 10.6, height: 12.6 },
      { brand, title, detail, foot: '75 ml · 2.5 fl oz' },
      { paper: colour, ink: '#2d332a', accent },
    );
    label.repeat.set(2, 1);
    label.offset.set(0, 0);
    const tube = surface(
      96,
      60,
      (u, v) => {
        const angle = (u - 0.5) * Math.PI * 2;
        const flat = v ** 1.5;
        const wide = 2.05 * (1 - flat) + 3.2 * flat;
        const deep = 2.05 * (1 - flat) + 0.09 * flat;
        return [Math.sin(angle) * wide, 2.7 + v * 12, Math.cos(angle) * deep];
      },
      lit({ map: label, roughness: 0.42, clearcoat: 0.2, clearcoatRoughness: 0.3 }),
    );
    const crimp = at(
      box(
        6.4,
        1,
        0.2,
        lit({ color: colour, roughness: 0.5, bumpMap: ribs(24), bumpScale: 2, userData: { grain: 2.4 } }),
        0.08,
      ),
      0,
      15,
    );
    const shoulder = lathe(
      [
        [2.05, 2.7],
        [1.95, 2.45, 0.2],
        [1.5, 2.3],
      ],
      plastic(colour, 0.4),
    );
    const cap = lathe(
      [
        [0, 0],
        [1.6, 0, 0.15],
        [1.75, 2.35, 0.12],
        [0, 2.4],
      ],
      plastic(accent, 0.35),
    );
    return together(cap, shoulder, tube, crimp);
  },
});
