import { mark, quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { brushed } from '#demo/studio/materials/metals.ts';
import { ceramic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const creamJar = model({
  name: 'cream-jar',
  department: 'beauty',
  look: {
    colour: '#f1ebe3',
    accent: '#b9855a',
    brand: 'Petalune',
    title: 'Calm Cream',
    detail: 'With oat and ceramides',
  },
  variants: {
    calm: {},
    rose: { colour: '#efd9d6', title: 'Rose Cream', accent: '#a8605f', detail: 'With rose hip' },
    night: { colour: '#434a63', title: 'Night Cream', accent: '#a9b3d6', detail: 'With lavender' },
  },
  facts: [
    ['Content', '50 ml'],
    ['Skin', 'Dry and sensitive'],
    ['Perfume', 'None'],
  ],
  turn: 0,
  lift: 26,
  close: [0, 0.1, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const ink = colour === '#434a63' ? '#f2efe9' : '#352f2a';
    const jar = lathe(
      [
        [0, 0],
        [3.2, 0, 0.3],
        [3.4, 0.4, 0.3],
        [3.4, 4.2, 0.5],
        [2.9, 4.6, 0.2],
        [2.9, 5.3, 0.12],
        [2.5, 5.3, 0.1],
        [2.4, 3.6],
        [0, 3.6],
      ],
      ceramic(colour),
    );
    const cream = surface(
      60,
      30,
      (u, v) => {
        const angle = u * Math.PI * 2;
        const away = v * 2.42;
        const swirl = 0.2 * Math.sin(angle * 1 + v * 13) * (1 - v) + 0.35 * (1 - v) ** 2;
        return [Math.sin(angle) * away, 4.75 + swirl, Math.cos(angle) * away];
      },
      lit({ color: '#fbf6ec', roughness: 0.4, clearcoat: 0.4, clearcoatRoughness: 0.3 }),
    );
    const label = wrap(
      { below: 3.42, from: 0.7, to: 3.9, degrees: 110 },
      printed(
        quietLabel({ width: 6.5, height: 3.2 }, { brand, title, detail, foot: '50 ml' }, { paper: null, ink, accent }),
        0.4,
      ),
    );
    const lid = at(
      turned(
        together(
          lathe(
            [
              [0, 0],
              [3.1, 0],
              [3.45, 0, 0.15],
              [3.45, 1.9, 0.3],
              [0, 1.9],
            ],
            brushed('gold'),
          ),
          at(turned(drum(3.2, 0.1, ceramic(colour), 0.05), 0), 0, 1.86),
          at(
            turned(sheet(3.6, 0.8, printed(mark({ width: 3.6, height: 0.8 }, brand, ink, 'elegant', 700))), -90),
            0,
            1.98,
          ),
        ),
        62,
        0,
        0,
      ),
      4.4,
      2.9,
      3.2,
    );
    lid.rotation.set(1.05, 0.35, -0.1);
    return together(jar, cream, label, lid);
  },
});
