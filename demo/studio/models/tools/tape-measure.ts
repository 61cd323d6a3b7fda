import { mark } from '#demo/studio/lettering/labels.ts';
import { write } from '#demo/studio/lettering/write.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { brushed, satin } from '#demo/studio/materials/metals.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, outline, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const tapeMeasure = model({
  name: 'tape-measure',
  department: 'tools',
  look: { colour: '#e8b21e', accent: '#232427', brand: 'Roadmarq', title: 'Tape 5 m', detail: '5 m' },
  variants: { yellow: {}, orange: { colour: '#dd5f22' }, blue: { colour: '#2469a8' } },
  facts: [
    ['Length', '5 m / 16 ft'],
    ['Blade', '25 mm, coated'],
    ['Class', 'II'],
  ],
  turn: -28,
  lift: 16,
  close: [0, 0.1, 0.5],
  build({ colour, accent, detail, brand }) {
    const shape = outline([
      [3.6, 0],
      [3.6, 3, 1],
      [3, 5.4, 2],
      [0.4, 6.9, 2.6],
      [-2.8, 6, 2.4],
      [-3.7, 3, 2],
      [-3.6, 0.4, 0.8],
      [-3, 0, 0.4],
      [3.6, 0],
    ]);
    const body = slab(shape, 3.4, plastic(colour, 0.5), 0.5);
    const armour = slab(
      outline([
        [3.75, -0.1],
        [3.75, 1.6, 0.5],
        [1, 1.5, 1.4],
        [-2.2, 2, 2],
        [-3.9, 4.4, 1],
        [-3.85, 0.2, 0.8],
        [-3.1, -0.1, 0.3],
        [3.75, -0.1],
      ]),
      3.9,
      rubber(accent),
      0.45,
    );
    const badge = at(
      together(
        turned(drum(1.85, 0.3, plastic(accent, 0.4), 0.1), 90),
        at(
          sheet(2.7, 1.15, printed(mark({ width: 2.7, height: 1.15 }, detail, '#ffffff', 'tall', 400), 0.3)),
          0,
          0.25,
          0.31,
        ),
        at(
          sheet(2.4, 0.4, printed(mark({ width: 2.4, height: 0.4 }, brand.toUpperCase(), colour, 'plain', 700), 0.3)),
          0,
          -0.75,
          0.31,
        ),
      ),
      -0.2,
      4.2,
      1.62,
    );
    const lock = at(turned(box(1.5, 0.7, 1.6, rubber(accent), 0.25), 0, 0, -42), 2.35, 6.05);
    const scale = paint(1400, 200, (pen, width, height) => {
      pen.fillStyle = '#f6d648';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#17181a';
      for (let millimetre = 0; millimetre < 70; millimetre++) {
        const x = (millimetre / 70) * width;
        pen.fillRect(x, 0, 2.4, millimetre % 10 === 0 ? 110 : millimetre % 5 === 0 ? 66 : 42);
        if (millimetre % 10 === 0)
          write(pen, String(millimetre / 10), {
            x: x + 26,
            y: 138,
            size: 82,
            weight: 700,
            colour: millimetre === 0 ? '#f6d648' : '#17181a',
            face: 'technical',
          });
      }
    });
    const blade = at(
      together(
        box(7, 0.05, 2.4, satin('aluminium'), 0.02),
        at(turned(sheet(7, 2.4, lit({ map: scale, roughness: 0.4 })), -90), 0, 0.03),
      ),
      6.6,
      0.75,
    );
    const hook = at(box(0.16, 1.7, 2.4, brushed('steel'), 0.05), 10.1, 0.2);
    return at(together(body, armour, badge, lock, blade, hook), 0, 0.65);
  },
});
