import { DoubleSide } from 'three';
import { write } from '#demo/studio/lettering/write.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { lacquer, plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const fountainPen = model({
  name: 'fountain-pen',
  department: 'stationery',
  look: { colour: '#1f3a5f', accent: 'gold', brand: 'Pagemoss', title: 'Scribe Pen', detail: '' },
  variants: {
    blue: {},
    black: { colour: '#1c1d20' },
    red: { colour: '#8f1f2b' },
    green: { colour: '#23503f', accent: 'chrome' },
  },
  facts: [
    ['Nib', 'Steel, medium'],
    ['Ink', 'Cartridge or converter'],
    ['Length', '13.8 cm'],
  ],
  turn: 0,
  lift: 50,
  stage: 'table',
  close: [0.3, -0.05, 0.35],
  build({ colour, accent, brand }) {
    const resin = lacquer(colour);
    const trim = polished(accent);
    const lay = (...parts: Parameters<typeof together>) => turned(together(...parts), 0, 0, -90);
    const barrel = lathe(
      [
        [0, 0],
        [0.34, 0.04, 0.2],
        [0.58, 2, 1.6],
        [0.63, 5.6],
        [0.63, 8.2],
        [0, 8.2],
      ],
      resin,
    );
    const ring_ = at(drum(0.645, 0.26, trim, 0.06), 0, 8.15);
    const section = lathe(
      [
        [0, 8.4],
        [0.52, 8.4, 0.05],
        [0.42, 9.8, 0.8],
        [0.48, 10.4, 0.1],
        [0, 10.4],
      ],
      plastic('#17181a', 0.7),
    );
    const nib = surface(
      24,
      40,
      (u, v) => {
        const wide = 0.46 * (v < 0.45 ? 0.82 + v * 0.4 : (1 - (v - 0.45) / 0.55) ** 0.9);
        const bend = (u - 0.5) * 2;
        return [bend * wide, 10.3 + v * 2.3, 0.36 - 0.3 * bend * bend * (1 - v) - v * 0.12];
      },
      lit({ color: accent === 'gold' ? '#e6bd6b' : '#e6e8ea', metalness: 1, roughness: 0.15, side: DoubleSide }),
    );
    const feed = at(
      lathe(
        [
          [0, 0],
          [0.3, 0, 0.1],
          [0.1, 1.8, 0.2],
          [0, 1.9],
        ],
        plastic('#1a1b1d', 0.5),
      ),
      0,
      10.3,
      0.05,
    );
    const capBody = lathe(
      [
        [0, 0],
        [0.3, 0.02, 0.2],
        [0.66, 0.9, 0.8],
        [0.72, 5.8],
        [0.62, 5.8],
        [0.6, 1],
      ],
      resin,
    );
    const band = at(
      lathe(
        [
          [0.6, 0],
          [0.745, 0, 0.06],
          [0.745, 0.7, 0.06],
          [0.6, 0.7],
        ],
        trim,
      ),
      0,
      5.1,
    );
    const clip = rod(
      [
        [0, 0.5, 0.62],
        [0, 0.7, 0.98],
        [0, 2.5, 0.98],
        [0, 4.3, 0.86],
      ],
      0.1,
      trim,
    );
    clip.scale.x = 2;
    const name = at(
      sheet(
        0.42,
        2.2,
        printed(
          paint(80, 420, (pen, width, height) => {
            pen.translate(width / 2, height / 2);
            pen.rotate(-Math.PI / 2);
            write(pen, brand.toUpperCase(), {
              x: 0,
              y: 0,
              size: 52,
              width: 400,
              weight: 500,
              spacing: 0.1,
              colour: '#e9d9a8',
            });
          }),
          0.6,
        ),
      ),
      0,
      6.2,
      0.645,
    );
    const pen_ = at(turned(lay(barrel, ring_, section, nib, feed, name), 0, 12), -6.4, 0.66, 1.4);
    const cap = at(turned(lay(capBody, band, clip), 0, 16), -2.4, 0.74, -2.4);
    return together(pen_, cap);
  },
});
