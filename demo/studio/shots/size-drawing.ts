import { write } from '#demo/studio/lettering/write.ts';
import type { Pen } from '#demo/studio/materials/paint.ts';

export type Frame = { left: number; right: number; top: number; bottom: number }; // of the object in the picture, 0…1
export type Sizes = { width: number; height: number; depth: number }; // in cm

const ink = '#5b6370';

/** Lines with measures beside the object: width below, height at its left, depth in words. */
export function drawSizes(pen: Pen, size: number, frame: Frame, sizes: Sizes): void {
  const [left, right, top, bottom] = [frame.left, frame.right, frame.top, frame.bottom].map(
    (share) => share * size,
  ) as [number, number, number, number];
  const gap = size * 0.05;
  pen.lineWidth = Math.max(1, size / 600);
  measure(pen, [left, bottom + gap], [right, bottom + gap], size);
  measure(pen, [left - gap, top], [left - gap, bottom], size);
  const text = { size: size * 0.028, face: 'technical', weight: 400, colour: '#1d2129' } as const;
  write(pen, inBoth(sizes.width), { ...text, x: (left + right) / 2, y: bottom + gap + size * 0.034 });
  pen.save();
  pen.translate(left - gap - size * 0.032, (top + bottom) / 2);
  pen.rotate(-Math.PI / 2);
  write(pen, inBoth(sizes.height), { ...text, x: 0, y: 0 });
  pen.restore();
  const all = [sizes.width, sizes.depth, sizes.height].map(inCentimetres).join(' × ');
  write(pen, `${all} cm`, { ...text, colour: ink, size: size * 0.024, x: size / 2, y: size * 0.06 });
}

function measure(pen: Pen, from: [number, number], to: [number, number], size: number): void {
  const tick = size * 0.012;
  const isLevel = from[1] === to[1];
  pen.strokeStyle = ink;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  for (const [x, y] of [from, to]) {
    pen.moveTo(x - (isLevel ? 0 : tick), y - (isLevel ? tick : 0));
    pen.lineTo(x + (isLevel ? 0 : tick), y + (isLevel ? tick : 0));
  }
  pen.stroke();
}

/** Measures as shops print them: halves of a centimetre for large things, millimetres for small ones. */
export function inCentimetres(length: number): string {
  const step = length >= 60 ? 1 : length >= 20 ? 0.5 : 0.1;
  return String(Number((Math.round(length / step) * step).toFixed(1)));
}

export const inBoth = (length: number) =>
  `${inCentimetres(length)} cm / ${Number((length / 2.54).toFixed(length > 50 ? 0 : 1))} in`;
