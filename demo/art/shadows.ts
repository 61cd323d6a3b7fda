// biome-ignore-all lint/style/noNonNullAssertion: indexes are inside the buffers by construction, and these loops are hot
import type { Canvas } from './drawing.ts';
import type { Placement } from './placement.ts';

type Ellipse = { x: number; y: number; rx: number; ry: number; strength: number };

/** On the floor, as in a studio: a wide dim shadow, and a dark one where the object touches. */
export function castShadow(canvas: Canvas, at: Placement) {
  const wide = (at.right - at.left) / 2;
  const foot = Math.max((at.footRight - at.footLeft) / 2, wide * 0.2);
  shade(canvas, {
    x: (at.left + at.right) / 2,
    y: at.bottom - wide * 0.02,
    rx: wide * 1.12,
    ry: wide * 0.2,
    strength: 0.3,
  });
  shade(canvas, {
    x: (at.footLeft + at.footRight) / 2,
    y: at.bottom - wide * 0.01,
    rx: foot * 1.15,
    ry: Math.max(5, foot * 0.13),
    strength: 0.5,
  });
}

function shade({ pixels, width, height, shadow }: Canvas, { x, y, rx, ry, strength }: Ellipse) {
  const [red, green, blue] = shadow;
  const lastRow = Math.min(height, y + ry);
  const lastColumn = Math.min(width, x + rx);
  for (let row = Math.max(0, Math.ceil(y - ry)); row < lastRow; row++) {
    const dy = ((row - y) / ry) ** 2;
    for (let column = Math.max(0, Math.ceil(x - rx)); column < lastColumn; column++) {
      const dx = (column - x) / rx;
      const far = dy + dx * dx;
      if (far >= 1) continue;
      const alpha = strength * (1 - far) * (1 - far);
      const to = (row * width + column) * 3;
      pixels[to] = pixels[to]! + (red - pixels[to]!) * alpha;
      pixels[to + 1] = pixels[to + 1]! + (green - pixels[to + 1]!) * alpha;
      pixels[to + 2] = pixels[to + 2]! + (blue - pixels[to + 2]!) * alpha;
    }
  }
}
