// biome-ignore-all lint/style/noNonNullAssertion: indexes are inside the buffers by construction, and these loops are hot
import type { Paint } from './colours.ts';
import type { Raster } from './icons.ts';

/**
 * Rotates the object's dominant hue to the wanted one. Other hues rotate by the same angle, and greys take a
 * tint, so that a "sky blue" choice shows something sky blue whichever colours the icon came in.
 */
export function repaint(raster: Raster, paint: Paint): Raster {
  const leading = leadingColour(raster);
  const turn = ((paint.hue - leading.hue) * Math.PI) / 180;
  // Greys have no hue to turn: the less colour the icon has, the more of the wanted colour is laid over it.
  const tint = Math.max(0, 1 - leading.strength * 3) * Math.min(1, paint.saturation) * 0.75;
  const [tintRed, tintGreen, tintBlue] = pureColour(paint.hue);
  const lift = Math.max(0, paint.lightness - 1) * 0.8; // lighter means nearer to white: gain alone would clip the highlights
  const gain = Math.min(1, paint.lightness);
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = hueMatrix(turn, paint.saturation).map(
    (value) => value * (1 - tint),
  ) as Matrix;
  const painted = new Uint8ClampedArray(raster.length);
  for (let at = 0; at < raster.length; at += 4) {
    const alpha = raster[at + 3]!;
    if (alpha === 0) continue;
    const r = raster[at]!,
      g = raster[at + 1]!,
      b = raster[at + 2]!;
    const light = (0.3 * r + 0.59 * g + 0.11 * b) * 1.15 * tint;
    const red = Math.min(255, Math.max(0, rr * r + rg * g + rb * b + light * tintRed)) * gain;
    const green = Math.min(255, Math.max(0, gr * r + gg * g + gb * b + light * tintGreen)) * gain;
    const blue = Math.min(255, Math.max(0, br * r + bg * g + bb * b + light * tintBlue)) * gain;
    painted[at] = red + (255 - red) * lift;
    painted[at + 1] = green + (255 - green) * lift;
    painted[at + 2] = blue + (255 - blue) * lift;
    painted[at + 3] = alpha;
  }
  return painted;
}

type Matrix = [number, number, number, number, number, number, number, number, number];

function leadingColour(raster: Raster): { hue: number; strength: number } {
  let x = 0,
    y = 0,
    colourful = 0,
    seen = 0;
  for (let at = 0; at < raster.length; at += 16) {
    const alpha = raster[at + 3]!;
    if (alpha < 128) continue;
    const r = raster[at]!,
      g = raster[at + 1]!,
      b = raster[at + 2]!;
    const chromaX = r - (g + b) / 2,
      chromaY = (Math.sqrt(3) / 2) * (g - b);
    x += chromaX;
    y += chromaY;
    colourful += Math.hypot(chromaX, chromaY) / 255;
    seen++;
  }
  return { hue: (Math.atan2(y, x) * 180) / Math.PI, strength: seen === 0 ? 0 : colourful / seen };
}

function pureColour(hue: number): [number, number, number] {
  const at = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return 0.55 - 0.45 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [at(0), at(8), at(4)];
}

// The feColorMatrix hue rotation of SVG, followed by its saturate.
function hueMatrix(turn: number, saturation: number): number[] {
  const c = Math.cos(turn),
    s = Math.sin(turn);
  const rotate = [
    0.213 + c * 0.787 - s * 0.213,
    0.715 - c * 0.715 - s * 0.715,
    0.072 - c * 0.072 + s * 0.928,
    0.213 - c * 0.213 + s * 0.143,
    0.715 + c * 0.285 + s * 0.14,
    0.072 - c * 0.072 - s * 0.283,
    0.213 - c * 0.213 - s * 0.787,
    0.715 - c * 0.715 + s * 0.715,
    0.072 + c * 0.928 + s * 0.072,
  ];
  const grey = [0.213, 0.715, 0.072];
  return rotate.map((value, at) => {
    const column = at % 3;
    const greyed = grey[column]!; // the rotation does not change luminance, so the grey row is the same before and after it
    return value * saturation + greyed * (1 - saturation);
  });
}
