import { Path } from 'three';
import { mark } from '#demo/studio/lettering/labels.ts';
import { polished, satin } from '#demo/studio/materials/metals.ts';
import { glowing, plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const earbuds = model({
  name: 'earbuds',
  department: 'audio',
  look: { colour: '#f3f3f1', accent: '#d9d9d6', brand: 'Orbita', title: 'Air Buds', detail: 'ANC' },
  variants: {
    white: {},
    black: { colour: '#232427', accent: '#3a3c40' },
    lilac: { colour: '#c9bfdc', accent: '#ded7ea' },
  },
  facts: [
    ['Battery', '8 h + 28 h in the case'],
    ['Protection', 'IPX5'],
    ['Charging', 'USB-C and wireless'],
  ],
  turn: -18,
  lift: 24,
  close: [0.05, 0.1, 0.5],
  build({ colour, accent, brand }) {
    const shell = plastic(colour, 0.8);
    const half = (height: number, hollow: boolean) => {
      const shape = rectangle(6.2, 2.5, 1.24);
      if (hollow) shape.holes.push(new Path(rectangle(5.6, 1.95, 0.96).getPoints(16)));
      return turned(slab(shape, height, shell, hollow ? 0.12 : 0.5), -90);
    };
    const below = together(
      at(half(3.4, true), 0, 1.9),
      at(half(0.9, false), 0, 0.45),
      at(turned(slab(rectangle(5.7, 2, 0.98), 0.2, plastic(accent, 0.3)), -90), 0, 3.1),
    );
    const lid = at(turned(together(at(half(1.2, true), 0, 0.6), at(half(0.7, false), 0, 1.5)), -104), 0, 4.55, -1.7);
    const signal = at(ball(0.09, glowing('#4be07b', 1.4)), 0, 2.2, 1.27);
    const name = at(
      sheet(
        1.9,
        0.42,
        printed(
          mark(
            { width: 1.9, height: 0.42 },
            brand.toLowerCase(),
            colour === '#232427' ? '#8b8d92' : '#9a9a9a',
            'technical',
            700,
          ),
        ),
      ),
      0,
      1.3,
      1.262,
    );
    const bud = (way: number) => {
      const head = ball(0.86, shell);
      head.scale.set(1, 1.05, 0.86);
      const stem = at(turned(drum(0.36, 2.5, shell, 0.34), 0, 0, 0), way * 0.3, -2.5, 0.18);
      const tip = at(
        turned(
          lathe(
            [
              [0.25, 0],
              [0.62, 0.1, 0.2],
              [0.5, 0.7, 0.35],
              [0, 0.78],
            ],
            rubber(colour === '#232427' ? '#1a1b1d' : '#ecebe8'),
          ),
          40,
          0,
          way * 62,
        ),
        -way * 0.55,
        0.2,
        0.4,
      );
      const grille = at(
        turned(slab(rectangle(0.28, 0.7, 0.14), 0.06, satin('graphite'), 0.02), 0, way * 38),
        way * 0.62,
        0.15,
        0.62,
      );
      const contact = at(drum(0.3, 0.08, polished('chrome'), 0.02), way * 0.3, -2.53, 0.18);
      return together(head, stem, tip, grille, contact);
    };
    return together(below, lid, signal, name, at(bud(1), 1.45, 4.35, 0.05), at(bud(-1), -1.45, 4.35, 0.05));
  },
});
