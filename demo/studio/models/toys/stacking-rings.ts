import { lit } from '#demo/studio/materials/lit.ts';
import { plastic } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, cone, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const stackingRings = model({
  name: 'stacking-rings',
  department: 'toys',
  look: { colour: '#e8604c', accent: '#f2b441', brand: 'Tinytrail', title: 'Rainbow Rings', detail: '' },
  variants: { rainbow: {}, pastel: { colour: '#e9a9a0', accent: '#f0d9a0' } },
  facts: [
    ['Age', 'From 10 months'],
    ['Wood', 'Beech, water-based paint'],
    ['Set', '7 parts'],
  ],
  turn: -18,
  lift: 16,
  stage: 'table',
  close: [0, 0, 0.5],
  build({ colour }) {
    const tones =
      colour === '#e8604c'
        ? ['#e8604c', '#f29a3f', '#f2c84b', '#7dbb6a', '#4aa3b5', '#5b6fb5']
        : ['#e9a9a0', '#f0c7a0', '#f0dfa6', '#b9d3ae', '#a9cfd6', '#b9bfdd'];
    const paint_ = (tone: string) => lit({ color: tone, roughness: 0.5, clearcoat: 0.35, clearcoatRoughness: 0.35 });
    const base = lathe(
      [
        [0, 0],
        [6.6, 0, 0.5],
        [6.8, 1.4, 0.8],
        [0, 1.5],
      ],
      wood('beech', 16),
    );
    const post = at(cone(1.2, 0.9, 16.4, wood('beech', 16), 0.3), 0, 1.2);
    const rings = tones.map((tone, index) => {
      const radius = 6 - index * 0.62;
      return at(
        turned(
          lathe(
            [
              [1.4, 0.1, 0.3],
              [radius - 0.7, 0, 0.5],
              [radius, 1.15, 1],
              [radius - 0.7, 2.3, 0.5],
              [1.4, 2.2, 0.3],
              [1.3, 1.1, 0.3],
              [1.4, 0.1],
            ],
            paint_(tone),
          ),
          index % 2 ? 1.5 : -1.2,
          0,
          index % 3 ? -1.4 : 1.2,
        ),
        0,
        1.6 + index * 2.28,
      );
    });
    const top = at(ball(2, paint_(tones[0] ?? colour)), 0, 17.1);
    const eyes = several(2, (index) => at(ball(0.17, plastic('#1d1d1f', 0.8)), index * 1.1 - 0.55, 17.5, 1.87));
    return together(base, post, ...rings, top, eyes);
  },
});
