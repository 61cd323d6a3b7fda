import { DoubleSide } from 'three';
import { canvas, linen } from '#demo/studio/materials/cloths.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { ceramic } from '#demo/studio/materials/plain.ts';
import { weave } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, drum, lathe, ring } from '#demo/studio/shapes/turned-shapes.ts';

export const tableLamp = model({
  name: 'table-lamp',
  department: 'lighting',
  look: { colour: '#4f7a78', accent: '#f3ead8', brand: 'Nestora', title: 'Linen Lamp', detail: '' },
  variants: { teal: {}, chalk: { colour: '#e6e1d6' }, rust: { colour: '#a8573a' } },
  facts: [
    ['Height', '48 cm'],
    ['Shade', 'Natural linen'],
    ['Bulb', 'E27, up to 40 W'],
  ],
  turn: 0,
  lift: 7,
  stage: 'table',
  close: [0, 0.3, 0.5],
  build({ colour, accent }) {
    const foot = lathe(
      [
        [0, 0],
        [6.5, 0, 0.4],
        [6.5, 1.2, 0.4],
        [4.4, 1.6, 0.5],
        [5, 3, 1],
        [9.6, 9, 5],
        [9, 15, 4],
        [3.2, 20.4, 2],
        [2.3, 22.4, 0.6],
        [2.6, 23.2, 0.3],
        [0, 23.2],
      ],
      ceramic(colour),
    );
    const neck = at(drum(1, 4.6, polished('brass'), 0.15), 0, 23);
    const collar = at(
      lathe(
        [
          [0, 0],
          [1.7, 0, 0.2],
          [1.7, 0.7, 0.2],
          [1.2, 1, 0.2],
          [0, 1],
        ],
        polished('brass'),
      ),
      0,
      23.1,
    );
    const cloth = lit({
      color: accent,
      roughness: 0.95,
      bumpMap: weave(40),
      bumpScale: 1.2,
      emissive: '#ffdba6',
      emissiveIntensity: 0.34,
      side: DoubleSide,
      userData: { grain: 5 },
    });
    const shade = lathe(
      [
        [14.2, 26],
        [10.6, 46],
      ],
      cloth,
    );
    const edges = together(
      at(turned(ring(14.2, 0.22, linen('#e4d8c0')), 90), 0, 26.1),
      at(turned(ring(10.6, 0.22, linen('#e4d8c0')), 90), 0, 46),
    );
    const finial = together(at(drum(0.3, 3, polished('brass')), 0, 44.5), at(ball(0.75, polished('brass')), 0, 48));
    const cord = rod(
      [
        [0, 0.6, -6.4],
        [2, 0.3, -9],
        [9, 0.3, -10.4],
        [15, 0.3, -7],
      ],
      0.28,
      canvas('#d9cdb4', 2),
    );
    return together(foot, neck, collar, shade, edges, finial, cord);
  },
});
