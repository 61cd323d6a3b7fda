import { write } from '#demo/studio/lettering/write.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { paper, printed } from '#demo/studio/materials/plain.ts';
import { ribs } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const novel = model({
  name: 'novel',
  department: 'books',
  look: {
    colour: '#1f4a52',
    accent: '#f0c36a',
    brand: 'Pagemoss Press',
    title: 'The Salt|Harbour',
    detail: 'Ines Maren',
  },
  variants: { hardcover: {} },
  facts: [
    ['Pages', '368'],
    ['Binding', 'Hardcover, sewn'],
    ['Format', '14 × 21 cm'],
  ],
  turn: -30,
  lift: 12,
  stage: 'table',
  close: [0, 0.15, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const cover = paint(1000, 1500, (pen, width, height) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = accent;
      pen.beginPath();
      pen.arc(width * 0.5, height * 0.6, width * 0.23, 0, Math.PI * 2);
      pen.fill();
      ['#3f7f86', '#2c656d', '#173b42', '#0f2a30'].forEach((tone, layer) => {
        pen.fillStyle = tone;
        pen.beginPath();
        pen.moveTo(0, height);
        for (let x = 0; x <= width; x += 10)
          pen.lineTo(
            x,
            height * (0.62 + layer * 0.085) + Math.sin(x / (70 + layer * 25) + layer * 2) * (16 + layer * 5),
          );
        pen.lineTo(width, height);
        pen.fill();
      });
      write(pen, detail.toUpperCase(), {
        x: width / 2,
        y: height * 0.08,
        size: 46,
        spacing: 0.22,
        weight: 500,
        colour: '#f4ead6',
      });
      title.split('|').forEach((part, index) => {
        write(pen, part, {
          x: width / 2,
          y: height * (0.2 + index * 0.11),
          size: 165,
          width: width * 0.84,
          face: 'elegant',
          weight: 700,
          colour: '#f9f1df',
        });
      });
      write(pen, 'a novel', { x: width / 2, y: height * 0.385, size: 60, face: 'hand', weight: 700, colour: accent });
      write(pen, brand, { x: width / 2, y: height * 0.955, size: 38, weight: 500, colour: '#f4ead6' });
    });
    const spine = paint(240, 1500, (pen, width, height) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, width, height);
      pen.translate(width / 2, height / 2);
      pen.rotate(Math.PI / 2);
      write(pen, title.replace('|', ' '), {
        x: -120,
        y: 0,
        size: 100,
        width: 860,
        face: 'elegant',
        weight: 700,
        colour: '#f9f1df',
      });
      write(pen, detail.toUpperCase(), {
        x: 520,
        y: 0,
        size: 44,
        spacing: 0.1,
        width: 320,
        weight: 500,
        colour: accent,
      });
    });
    const book = () =>
      together(
        at(box(14, 21, 0.28, paper(colour), 0.1), 0, 10.5, 1.55),
        at(box(14, 21, 0.28, paper(colour), 0.1), 0, 10.5, -1.55),
        at(box(0.3, 21, 3.38, paper(colour), 0.14), -6.95, 10.5),
        at(
          box(
            13.5,
            20.4,
            2.9,
            lit({ color: '#f4eddc', roughness: 0.95, bumpMap: ribs(24), bumpScale: 0.5, userData: { grain: 1 } }),
            0.05,
          ),
          -0.1,
          10.5,
        ),
        at(sheet(13.9, 20.9, printed(cover, 0.35)), 0, 10.5, 1.705),
        at(turned(sheet(3.2, 20.9, printed(spine, 0.35)), 0, -90), -7.11, 10.5, 0),
      );
    return turned(together(book()), 0, 56);
  },
});
