import { DoubleSide, Shape } from 'three';
import { write } from '#demo/studio/lettering/write.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { paper } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, outline, slab, sticker } from '#demo/studio/shapes/flat-shapes.ts';
import { type Place, stitches } from '#demo/studio/shapes/lines.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const wristwatch = model({
  name: 'wristwatch',
  department: 'wearables',
  look: { colour: '#17324f', accent: '#7a4a2b', brand: 'Aurelune', title: 'Meridian 39', detail: 'AUTOMATIC' },
  variants: {
    'blue dial': {},
    'white dial': { colour: '#f3f0e8', accent: '#26272a' },
    'green dial': { colour: '#1f4638', accent: '#8a5a34' },
  },
  facts: [
    ['Case', '39 mm, steel'],
    ['Glass', 'Sapphire'],
    ['Strap', 'Calf leather'],
  ],
  turn: -16,
  lift: 8,
  close: [0.05, 0.05, 0.4],
  build({ colour, accent, brand, detail }) {
    const isLight = colour === '#f3f0e8';
    const ink = isLight ? '#23262b' : '#f4f1e8';
    const steel = polished('steel');
    const dial = paint(1024, 1024, (pen, size) => {
      const shade = pen.createRadialGradient(size / 2, size / 2, size * 0.1, size / 2, size / 2, size * 0.52);
      shade.addColorStop(0, colour);
      shade.addColorStop(1, isLight ? '#dcd7ca' : '#0b1a2a');
      pen.fillStyle = isLight ? shade : colour;
      pen.fillRect(0, 0, size, size);
      pen.translate(size / 2, size / 2);
      for (let minute = 0; minute < 60; minute++) {
        pen.save();
        pen.rotate((minute / 60) * Math.PI * 2);
        pen.fillStyle = ink;
        pen.fillRect(-2, -size * 0.48, 4, size * (minute % 5 ? 0.018 : 0.03));
        pen.restore();
      }
      write(pen, brand.toUpperCase(), { x: 0, y: -size * 0.2, size: 50, weight: 500, spacing: 0.18, colour: ink });
      write(pen, detail, { x: 0, y: size * 0.2, size: 26, weight: 500, spacing: 0.2, colour: ink });
      write(pen, 'SWISS MADE', { x: 0, y: size * 0.445, size: 16, weight: 500, spacing: 0.1, colour: ink });
    });
    const hour = (index: number) => {
      const angle = (index / 12) * Math.PI * 2;
      const baton = box(0.11, index % 3 ? 0.34 : 0.44, 0.07, steel, 0.03);
      return at(turned(baton, 0, 0, (-angle * 180) / Math.PI), Math.sin(angle) * 1.34, Math.cos(angle) * 1.34, 0.43);
    };
    const hand = (length: number, width: number, degrees: number, z: number, material: ReturnType<typeof polished>) =>
      at(
        turned(
          slab(
            outline([
              [-width, -0.25],
              [-width * 0.9, length * 0.72],
              [0, length],
              [width * 0.9, length * 0.72],
              [width, -0.25],
              [-width, -0.25],
            ]),
            0.035,
            material,
            0.01,
          ),
          0,
          0,
          -degrees,
        ),
        0,
        0,
        z,
      );
    const caseBody = turned(
      lathe(
        [
          [0, -0.5],
          [1.75, -0.5, 0.2],
          [1.95, -0.2, 0.12],
          [1.95, 0.3, 0.12],
          [1.78, 0.52, 0.08],
          [1.7, 0.5, 0.04],
          [1.66, 0.36],
          [0, 0.36],
        ],
        steel,
      ),
      90,
    );
    const face = at(
      sticker(
        new Shape().absarc(0, 0, 1.67, 0, Math.PI * 2) as Shape,
        lit({ map: dial, roughness: 0.35, metalness: isLight ? 0 : 0.3 }),
      ),
      0,
      0,
      0.38,
    );
    const crown = at(
      turned(together(drum(0.3, 0.34, steel, 0.06), at(drum(0.16, 0.2, steel), 0, -0.15)), 0, 0, -90),
      1.98,
      0,
      0,
    );
    const lugs = several(4, (index) => {
      const [x, way] = [index % 2 ? 1.02 : -1.02, index > 1 ? 1 : -1];
      return at(turned(box(0.34, 1, 0.42, steel, 0.12), way * 18), x, way * 1.86, -0.08);
    });
    const strap = (way: number, length: number) => {
      const band = surface(
        16,
        60,
        (u, v, side) => {
          const wide = 0.96 - 0.16 * v;
          const angle = v * length;
          const [y, z] = [1.95 + Math.sin(angle) * 2.6, -0.12 - (1 - Math.cos(angle)) * 2.6];
          const x = (u - 0.5) * 2;
          const thick = 0.15 * (1 - Math.abs(x) ** 6) + 0.015;
          return [x * wide, way * (y + side * thick * Math.sin(angle)), z + side * thick * Math.cos(angle)];
        },
        lit({ color: accent, roughness: 0.55, side: DoubleSide }),
        2,
      );
      const thread = (x: number) =>
        stitches(
          Array.from({ length: 14 }, (_, index): Place => {
            const angle = 0.12 + (index / 13) * (length - 0.2);
            return [
              x * (1 - 0.12 * (index / 13)),
              way * (1.95 + Math.sin(angle) * 2.6 + 0.17 * Math.sin(angle)),
              -0.12 - (1 - Math.cos(angle)) * 2.6 + 0.17 * Math.cos(angle),
            ];
          }),
          paper('#efe3cb'),
          0.24,
          0.022,
        );
      return together(band, thread(0.8), thread(-0.8));
    };
    const watch = together(
      caseBody,
      face,
      ...Array.from({ length: 12 }, (_, index) => hour(index)),
      hand(0.86, 0.075, 304, 0.46, steel),
      hand(1.36, 0.06, 54, 0.5, steel),
      hand(1.45, 0.016, 200, 0.54, polished(isLight ? '#b23a2c' : '#d8dade')),
      at(turned(drum(0.08, 0.1, steel, 0.02), 90), 0, 0, 0.5),
      crown,
      lugs,
      strap(1, 1.45),
      strap(-1, 1.45),
    );
    return together(at(turned(watch, -14), 0, 5.15));
  },
});
