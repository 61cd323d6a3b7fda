import { write } from '#demo/studio/lettering/write.ts';
import { glass } from '#demo/studio/materials/clear.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { at, several, together } from '#demo/studio/shapes/solid.ts';
import { lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const feedingBottle = model({
  name: 'feeding-bottle',
  department: 'baby',
  look: { colour: '#f4c9b4', accent: '#e58f6d', brand: 'Tinytrail', title: 'First Bottle', detail: '' },
  variants: {
    peach: {},
    mint: { colour: '#bfe0d2', accent: '#6fae97' },
    sky: { colour: '#bcd8ea', accent: '#6f9fc2' },
  },
  facts: [
    ['Content', '240 ml'],
    ['Teat', 'Silicone, slow flow'],
    ['Glass', 'Borosilicate'],
  ],
  turn: 0,
  lift: 7,
  close: [0, 0.15, 0.5],
  build({ colour, accent, brand }) {
    const milk = lathe(
      [
        [0, 0.4],
        [2.5, 0.4, 0.4],
        [2.75, 1, 0.4],
        [2.45, 5.2, 1.5],
        [2.75, 8.6, 1],
        [2.75, 8.8],
        [0, 8.8],
      ],
      lit({ color: '#fbf7ee', roughness: 0.35, clearcoat: 0.5 }),
    );
    const bottle = lathe(
      [
        [0, 0],
        [2.7, 0, 0.5],
        [3, 0.8, 0.5],
        [2.7, 5.2, 1.6],
        [3, 9.4, 1.2],
        [2.5, 12.2, 0.7],
        [2.4, 13],
      ],
      glass(),
    );
    const collar = lathe(
      [
        [0, 12.6],
        [2.95, 12.6, 0.15],
        [3.05, 15, 0.35],
        [2.2, 15.6, 0.3],
        [0, 15.6],
      ],
      plastic(colour, 0.4),
    );
    const grooves = several(30, (index) =>
      at(
        box(0.16, 1.7, 0.22, plastic(colour, 0.4), 0.07),
        Math.sin((index / 30) * Math.PI * 2) * 3.03,
        13.7,
        Math.cos((index / 30) * Math.PI * 2) * 3.03,
      ),
    );
    grooves.children.forEach((part, index) => {
      part.rotation.y = (index / 30) * Math.PI * 2;
    });
    const teat = lathe(
      [
        [2, 15.5],
        [2.1, 15.8, 0.2],
        [1.5, 17, 1],
        [0.72, 18.2, 0.8],
        [0.78, 19.6, 0.5],
        [0, 20.1],
      ],
      lit({ color: '#f6e6cf', roughness: 0.35, clearcoat: 0.3 }),
    );
    const marks = wrap(
      { below: 3.02, from: 1.6, to: 11, degrees: 60 },
      printed(
        paint(500, 1500, (pen, width, height) => {
          for (let line = 0; line < 9; line++) {
            const y = height * (0.95 - line * 0.105);
            pen.fillStyle = accent;
            pen.fillRect(width * 0.66, y, width * (line % 2 ? 0.14 : 0.24), 9);
            if (line % 2 === 0)
              write(pen, String(line * 30 + (line ? 0 : 30)), {
                x: width * 0.6,
                y: y + 4,
                size: 62,
                align: 'right',
                weight: 500,
                colour: accent,
              });
          }
          write(pen, brand.toLowerCase(), {
            x: width * 0.27,
            y: height * 0.3,
            size: 96,
            width: width * 0.5,
            face: 'round',
            weight: 600,
            colour: accent,
          });
        }),
        0.5,
      ),
    );
    return together(milk, bottle, collar, grooves, teat, marks);
  },
});
