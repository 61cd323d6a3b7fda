import { DoubleSide } from 'three';
import { randomFor } from '#demo/random.ts';
import { felt } from '#demo/studio/materials/cloths.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { ceramic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, lathe, ring } from '#demo/studio/shapes/turned-shapes.ts';

export const vase = model({
  name: 'vase',
  department: 'home',
  look: { colour: '#d9cfc0', accent: '#7a8f5f', brand: 'Nestora', title: 'Ripple Vase', detail: '' },
  variants: { chalk: {}, clay: { colour: '#b5694a' }, night: { colour: '#2c3440' } },
  facts: [
    ['Height', '24 cm'],
    ['Material', 'Stoneware, watertight'],
    ['Made', 'Each one differs a little'],
  ],
  turn: 0,
  lift: 8,
  stage: 'table',
  close: [0, -0.3, 0.5],
  build({ colour, accent }) {
    const clay = ceramic(colour, true);
    const body = surface(
      144,
      90,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const height = v * 24;
        const round =
          3.6 + 4.6 * Math.sin(Math.min(1, v * 1.12) * Math.PI) ** 0.9 - v * 1.6 + (v > 0.9 ? (v - 0.9) * 9 : 0);
        const rib = 0.22 * Math.cos(angle * 22) * Math.sin(Math.min(1, v * 1.1) * Math.PI);
        return [Math.sin(angle) * (round + rib), height, Math.cos(angle) * (round + rib)];
      },
      clay,
    );
    const inner = lathe(
      [
        [0, 3],
        [2.3, 20, 1],
        [2.75, 23.9],
      ],
      lit({ color: '#3b342d', roughness: 0.9, side: DoubleSide }),
    );
    const lip = at(turned(ring(2.78, 0.17, clay), 90), 0, 24);
    const random = randomFor('branches').next;
    const stems = several(9, (index) => {
      const angle = (index / 9) * Math.PI * 2 + random();
      const out = 3 + random() * 6;
      const top = 36 + random() * 9;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const twig = together(
        rod(
          [
            [x * 0.8, 12, z * 0.8],
            [x * 1.6, 24, z * 1.6],
            [x * out, top, z * out],
          ],
          0.13,
          felt('#7b6a4c'),
        ),
      );
      for (let leaf = 0; leaf < 11; leaf++) {
        const share = 0.3 + leaf * 0.07;
        const shape = ball(1, felt(accent));
        shape.scale.set(0.62, 0.1, 1.55);
        at(
          turned(shape, random() * 60 - 20, (leaf * 137) % 360, random() * 40),
          x * (1.6 + (out - 1.6) * share) + Math.sin(leaf * 2.4) * 1.3,
          24 + (top - 24) * share,
          z * (1.6 + (out - 1.6) * share) + Math.cos(leaf * 2.4) * 1.3,
        );
        twig.add(shape);
      }
      return twig;
    });
    return together(body, inner, lip, stems);
  },
});
