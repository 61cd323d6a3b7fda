import type { Texture } from 'three';
import { randomFor } from '#demo/random.ts';
import { type Pen, paint } from './paint.ts';

/** Each relief is drawn once and used by all models. */
const drawn = new Map<string, Texture>();
function once(name: string, size: number, draw: (pen: Pen, size: number, random: () => number) => void): Texture {
  let texture = drawn.get(name);
  if (!texture) {
    texture = paint(size, size, (pen) => draw(pen, size, randomFor(name).next), 'relief');
    drawn.set(name, texture);
  }
  return texture;
}

function grey(pen: Pen, level: number, alpha = 1): void {
  pen.fillStyle = `rgb(${level} ${level} ${level} / ${alpha})`;
}

/** Fine dots, as moulded housings have. */
export const speckle = () =>
  once('speckle', 256, (pen, size, random) => {
    grey(pen, 128);
    pen.fillRect(0, 0, size, size);
    for (let count = 0; count < 9000; count++) {
      grey(pen, 60 + random() * 140, 0.5);
      pen.fillRect(random() * size, random() * size, 1.6, 1.6);
    }
  });

/** Long fine scratches in one direction. */
export const brushes = () =>
  once('brushes', 512, (pen, size, random) => {
    grey(pen, 128);
    pen.fillRect(0, 0, size, size);
    for (let count = 0; count < 2600; count++) {
      grey(pen, 70 + random() * 120, 0.28);
      const length = 60 + random() * 400;
      const x = random() * size;
      const y = random() * size;
      for (const shift of [0, -size]) pen.fillRect(x + shift, y, length, 0.8);
    }
  });

/** Threads over and under each other, `steps` across. */
export const weave = (steps = 32) =>
  once(`weave of ${steps}`, 512, (pen, size, random) => {
    const cell = size / steps;
    grey(pen, 40);
    pen.fillRect(0, 0, size, size);
    for (let row = 0; row < steps; row++)
      for (let column = 0; column < steps; column++) {
        const isOver = (row + column) % 2 === 0;
        const x = column * cell;
        const y = row * cell;
        const shade = isOver
          ? pen.createLinearGradient(x, 0, x + cell, 0)
          : pen.createLinearGradient(0, y, 0, y + cell);
        const top = 190 + random() * 60;
        for (const [stop, level] of [
          [0, 70],
          [0.5, top],
          [1, 70],
        ] as const)
          shade.addColorStop(stop, `rgb(${level} ${level} ${level})`);
        pen.fillStyle = shade;
        if (isOver) pen.fillRect(x, y + cell * 0.08, cell, cell * 0.84);
        else pen.fillRect(x + cell * 0.08, y, cell * 0.84, cell);
      }
  });

/** The loops of towels, plush and wool. */
export const loops = () =>
  once('loops', 512, (pen, size, random) => {
    grey(pen, 50);
    pen.fillRect(0, 0, size, size);
    for (let count = 0; count < 5200; count++) {
      const x = random() * size;
      const y = random() * size;
      const radius = 3 + random() * 4;
      const ball = pen.createRadialGradient(x, y, 0, x, y, radius);
      const top = 150 + random() * 100;
      ball.addColorStop(0, `rgb(${top} ${top} ${top} / 0.9)`);
      ball.addColorStop(1, `rgb(${top} ${top} ${top} / 0)`);
      pen.fillStyle = ball;
      pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  });

/** Soft cells between fine folds. */
export const hide = () =>
  once('hide', 512, (pen, size, random) => {
    grey(pen, 150);
    pen.fillRect(0, 0, size, size);
    pen.lineWidth = 1.4;
    for (let count = 0; count < 2400; count++) {
      const x = random() * size;
      const y = random() * size;
      const reach = 4 + random() * 9;
      pen.strokeStyle = `rgb(60 60 60 / ${0.18 + random() * 0.3})`;
      pen.beginPath();
      for (let corner = 0; corner <= 6; corner++) {
        const angle = (corner / 6) * Math.PI * 2;
        const away = reach * (0.75 + 0.25 * Math.sin(count + corner * 2.4));
        pen.lineTo(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
      }
      pen.stroke();
    }
  });

/** Parallel ribs, as corduroy, knitted cuffs and grips have. */
export const ribs = (count = 24) =>
  once(`ribs of ${count}`, 256, (pen, size) => {
    const width = size / count;
    for (let rib = 0; rib < count; rib++) {
      const shade = pen.createLinearGradient(rib * width, 0, (rib + 1) * width, 0);
      shade.addColorStop(0, '#333');
      shade.addColorStop(0.5, '#eee');
      shade.addColorStop(1, '#333');
      pen.fillStyle = shade;
      pen.fillRect(rib * width, 0, width + 1, size);
    }
  });
