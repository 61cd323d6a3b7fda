import { type Pen, paint } from '#demo/studio/materials/paint.ts';
import { write } from './write.ts';

function dunes(pen: Pen, width: number, height: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [stop, colour] of [
    [0, '#1f2a5c'],
    [0.4, '#7a5aa8'],
    [0.65, '#ec8a6d'],
    [1, '#f8cf9a'],
  ] as const)
    sky.addColorStop(stop, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#ffe9c9';
  pen.beginPath();
  pen.arc(width * 0.68, height * 0.5, Math.min(width, height) * 0.09, 0, Math.PI * 2);
  pen.fill();
  ['#a45a78', '#6e3f6e', '#43295a', '#241a40'].forEach((colour, layer) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const wave =
        Math.sin(x / (width * (0.21 - layer * 0.02)) + layer * 1.9) + 0.4 * Math.sin(x / (width * 0.07) + layer);
      pen.lineTo(x, height * (0.62 + layer * 0.1) - wave * height * 0.045);
    }
    pen.lineTo(width, height);
    pen.fill();
  });
}

/** A calm picture for screens of monitors and laptops. */
export const wallpaper = (ratio: number) => paint(1200, Math.round(1200 / ratio), dunes);

/** The lock screen of a phone. */
export const phoneScreen = () =>
  paint(684, 1464, (pen, width, height) => {
    dunes(pen, width, height);
    write(pen, 'Thursday 12 June', { x: width / 2, y: height * 0.14, size: 38, colour: '#ffffff', weight: 500 });
    write(pen, '9:41', { x: width / 2, y: height * 0.22, size: 170, colour: '#ffffff', weight: 500 });
  });

/** The face of a smart watch. */
export const watchScreen = () =>
  paint(512, 512, (pen, width, height) => {
    pen.fillStyle = '#050608';
    pen.fillRect(0, 0, width, height);
    ['#e0533d', '#7ed957', '#4cc3e6'].forEach((colour, index) => {
      pen.lineWidth = 26;
      pen.lineCap = 'round';
      const radius = 205 - index * 34;
      for (const [tone, share] of [
        [`${colour}33`, 1],
        [colour, 0.82 - index * 0.13],
      ] as const) {
        pen.strokeStyle = tone;
        pen.beginPath();
        pen.arc(width / 2, height / 2, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
        pen.stroke();
      }
    });
    write(pen, '10:09', { x: width / 2, y: height / 2, size: 74, colour: '#ffffff', face: 'technical', weight: 700 });
  });
