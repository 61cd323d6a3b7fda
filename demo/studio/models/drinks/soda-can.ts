import { write } from '#demo/studio/lettering/write.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished, satin } from '#demo/studio/materials/metals.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { model } from '#demo/studio/model.ts';
import { blob, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, wrap } from '#demo/studio/shapes/turned-shapes.ts';

const canPrint = (colour: string, accent: string, ...[brand, title, detail]: [string, string, string]) =>
  paint(2048, 972, (pen, width, height) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, width, height);
    for (const x of [0, width / 2, width]) {
      pen.fillStyle = accent;
      pen.beginPath();
      pen.arc(x, height * 0.46, height * 0.34, 0, Math.PI * 2);
      pen.fill();
      write(pen, brand.toUpperCase(), { x, y: height * 0.07, size: 50, weight: 700, spacing: 0.12, colour: accent });
      title.split('|').forEach((part, index) => {
        write(pen, part, {
          x,
          y: height * (0.37 + index * 0.19),
          size: 205,
          width: width * 0.3,
          face: 'tall',
          weight: 400,
          colour,
        });
      });
      write(pen, detail, { x, y: height * 0.87, size: 54, weight: 500, colour: accent });
      write(pen, '330 ml', { x, y: height * 0.945, size: 40, weight: 700, colour: accent });
    }
  });

export const sodaCan = model({
  name: 'soda-can',
  department: 'drinks',
  look: { colour: '#d8372b', accent: '#ffd447', brand: 'Snackdrift', title: 'BLOOD|ORANGE', detail: 'Sparkling soda' },
  variants: {
    'blood orange': {},
    lime: { colour: '#2f9e57', accent: '#e9f36b', title: 'KEY|LIME' },
    cola: { colour: '#2a1b18', accent: '#d8372b', title: 'DRIFT|COLA' },
  },
  facts: [
    ['Content', '6 × 330 ml'],
    ['Sugar', '4.5 g per 100 ml'],
    ['Colouring', 'From fruit only'],
  ],
  turn: 0,
  lift: 10,
  close: [0, 0.45, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const shell = satin('aluminium');
    const can = lathe(
      [
        [0, 0.3],
        [2.1, 0.3, 0.2],
        [2.35, 0, 0.15],
        [2.6, 0.1, 0.2],
        [3.2, 1, 0.5],
        [3.2, 10.6, 0.7],
        [2.6, 11.6, 0.2],
        [2.72, 11.8, 0.1],
        [2.62, 12, 0.1],
        [2.45, 11.6, 0.1],
        [0, 11.6],
      ],
      shell,
    );
    const skin = wrap(
      { below: 3.215, from: 0.95, to: 10.5 },
      lit({
        map: canPrint(colour, accent, brand, title, detail),
        roughness: 0.28,
        metalness: 0.35,
        clearcoat: 0.5,
        clearcoatRoughness: 0.15,
      }),
    );
    const tab = at(
      turned(
        slab(
          blob([
            [-0.55, -1],
            [0.55, -1],
            [0.75, 0],
            [0.5, 1],
            [-0.5, 1],
            [-0.75, 0],
          ]),
          0.12,
          polished('aluminium'),
          0.04,
        ),
        -90,
      ),
      0,
      11.72,
      0.2,
    );
    const rivet = at(drum(0.22, 0.18, polished('aluminium'), 0.06), 0, 11.65, -0.4);
    return together(can, skin, tab, rivet);
  },
});
