import { write } from '#demo/studio/lettering/write.ts';
import type { Pen } from '#demo/studio/materials/paint.ts';
import type { Look } from '#demo/studio/model.ts';

/** What the product is, in a few lines, at the left of its picture. */
export function drawFacts(
  pen: Pen,
  size: number,
  look: Look,
  facts: readonly (readonly [label: string, value: string])[],
): void {
  const left = size * 0.07;
  const width = size * 0.4;
  const line = { x: left, align: 'left', width } as const;
  write(pen, look.brand.toUpperCase(), {
    ...line,
    y: size * 0.12,
    size: size * 0.02,
    spacing: 0.16,
    colour: '#6b7280',
  });
  write(pen, look.title, { ...line, y: size * 0.175, size: size * 0.054, weight: 700 });
  pen.fillStyle = '#e1341e';
  pen.fillRect(left, size * 0.225, size * 0.06, size * 0.006);
  const step = Math.min(0.13, 0.62 / facts.length);
  facts.forEach(([label, value], index) => {
    const y = size * (0.31 + index * step);
    write(pen, value, { ...line, y, size: size * 0.038, weight: 500 });
    write(pen, label, { ...line, y: y + size * 0.042, size: size * 0.021, weight: 500, colour: '#6b7280' });
  });
}
