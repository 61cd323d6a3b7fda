import { randomFor } from '#demo/random.ts';
import { backLabel } from '#demo/studio/lettering/labels.ts';
import { write } from '#demo/studio/lettering/write.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { paper, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const cereal = model({
  name: 'cereal',
  department: 'food',
  look: {
    colour: '#f3ead6',
    accent: '#c9671f',
    brand: 'Snackdrift',
    title: 'Honey|Granola',
    detail: 'Oats, almonds and honey',
  },
  variants: {
    honey: {},
    berry: { accent: '#8f2a55', title: 'Berry|Granola', detail: 'Oats with red berries' },
    cocoa: { accent: '#4f2f22', title: 'Cocoa|Granola', detail: 'Oats and dark chocolate' },
  },
  facts: [
    ['Content', '400 g'],
    ['Fibre', '9 g per 100 g'],
    ['Sugar', 'From honey'],
  ],
  turn: -30,
  lift: 8,
  stage: 'table',
  close: [-0.15, 0.2, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const [width, tall, deep] = [19, 28, 6];
    const card = paper(colour);
    const body = at(box(width, tall, deep, card, 0.12), 0, tall / 2);
    const front = paint(950, 1400, (pen, w, h) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = accent;
      pen.beginPath();
      pen.ellipse(w / 2, h * 0.88, w * 0.62, h * 0.36, 0, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = '#fffaf0';
      pen.beginPath();
      pen.ellipse(w / 2, h * 0.72, w * 0.34, w * 0.34, 0, 0, Math.PI * 2);
      pen.fill();
      const random = randomFor(title).next;
      for (let count = 0; count < 520; count++) {
        const [angle, away] = [random() * Math.PI * 2, Math.sqrt(random()) * w * 0.295];
        pen.save();
        pen.translate(w / 2 + Math.cos(angle) * away, h * 0.72 + Math.sin(angle) * away);
        pen.rotate(random() * Math.PI);
        pen.fillStyle = ['#c98d45', '#a86a2c', '#e2b572', '#8a4f22', accent][Math.floor(random() * 5)] ?? accent;
        pen.beginPath();
        pen.ellipse(0, 0, 12 + random() * 16, 8 + random() * 8, 0, 0, Math.PI * 2);
        pen.fill();
        pen.restore();
      }
      write(pen, brand.toUpperCase(), {
        x: w / 2,
        y: h * 0.07,
        size: 46,
        weight: 700,
        spacing: 0.2,
        colour: '#2f2a22',
      });
      title.split('|').forEach((part, index) => {
        write(pen, part, {
          x: w / 2,
          y: h * (0.18 + index * 0.115),
          size: 190,
          width: w * 0.88,
          face: 'elegant',
          weight: 700,
          colour: accent,
        });
      });
      write(pen, detail, { x: w / 2, y: h * 0.395, size: 50, width: w * 0.84, weight: 500, colour: '#2f2a22' });
      write(pen, '400 g', { x: w / 2, y: h * 0.955, size: 46, weight: 700, colour: '#fffaf0' });
    });
    const side = backLabel(
      { width: deep, height: tall },
      { brand, title, detail },
      { paper: accent, ink: '#fff7ea', accent },
    );
    return together(
      body,
      at(sheet(width - 0.16, tall - 0.16, printed(front, 0.35)), 0, tall / 2, deep / 2 + 0.012),
      at(turned(sheet(deep - 0.16, tall - 0.16, printed(side, 0.35)), 0, 90), width / 2 + 0.012, tall / 2),
    );
  },
});
