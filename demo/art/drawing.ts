// biome-ignore-all lint/style/noNonNullAssertion: indexes are inside the buffers by construction, and these loops are hot
import { SPRITE_SIZE } from './icons.ts';
import type { Placement } from './placement.ts';
import { OUTLINE_SIZE, SHADE_SIZE, type Sprite } from './sprites.ts';

export type Canvas = {
  pixels: Buffer;
  width: number;
  height: number;
  shadow: readonly [red: number, green: number, blue: number];
};

const SHADE_STRENGTH = 0.2; // how dark the faint shadow behind an object is
const SHADE_SCALE = 1.03; // it is a little larger than the object
const SHADE_SPREAD = 0.12; // how far the blur reaches, of the object's scale
const SHADE_RIGHT = 0.02; // the light comes from the upper left, so the shadow lies a little to the lower right
const SHADE_DOWN = 0.035;
const ODD = 0x00ff00ff; // two of the four bytes of a texel: they can be multiplied at once, as neither spills into the other

/**
 * Lays the object over the canvas with a faint blurred shadow behind it. Walks the canvas, not the sprite, so that turning and
 * scaling leave no holes. Composing spends its time in this loop: hence no calls, whole-number weights that add up to 256, and
 * no shadow under what the object hides.
 */
export function paintSprite({ pixels, width, height, shadow }: Canvas, sprite: Sprite, at: Placement) {
  const isSmall = at.scale < SPRITE_SIZE * 0.6;
  const texels = isSmall ? sprite.half() : sprite.full;
  const size = isSmall ? SPRITE_SIZE / 2 : SPRITE_SIZE;
  const shade = sprite.shade;
  const [shadowRed, shadowGreen, shadowBlue] = shadow;
  const { scale, cos, sin, mirror, middleX, middleY } = at;
  const firstX = Math.max(0, Math.floor(at.left - scale * (SHADE_SPREAD - SHADE_RIGHT)));
  const lastX = Math.min(width - 1, Math.ceil(at.right + scale * (SHADE_SPREAD + SHADE_RIGHT)));
  const firstY = Math.max(0, Math.floor(at.top - scale * (SHADE_SPREAD - SHADE_DOWN)));
  const lastY = Math.min(height - 1, Math.ceil(at.bottom + scale * (SHADE_SPREAD + SHADE_DOWN)));
  const stepU = (cos * mirror * size) / scale;
  const stepV = (-sin * size) / scale;
  const toShade = OUTLINE_SIZE / size / SHADE_SCALE;
  const middleOfShade = SHADE_SIZE / 2 - 0.5 - ((size - 1) / 2) * toShade;
  const shadeU = middleOfShade - ((SHADE_RIGHT * cos + SHADE_DOWN * sin) * mirror * OUTLINE_SIZE) / SHADE_SCALE;
  const shadeV = middleOfShade - ((SHADE_DOWN * cos - SHADE_RIGHT * sin) * OUTLINE_SIZE) / SHADE_SCALE;
  for (let row = firstY; row <= lastY; row++) {
    const dx = (firstX - middleX) / scale;
    const dy = (row - middleY) / scale;
    let u = ((dx * cos + dy * sin) * mirror + 0.5) * size - 0.5;
    let v = (dy * cos - dx * sin + 0.5) * size - 0.5;
    let to = (row * width + firstX) * 3;
    for (let column = firstX; column <= lastX; column++, u += stepU, v += stepV, to += 3) {
      let redBlue = 0;
      let greenAlpha = 0;
      if (u >= 0 && v >= 0 && u < size - 1 && v < size - 1) {
        const left = u | 0;
        const up = v | 0;
        const fu = ((u - left) * 16) | 0;
        const fv = ((v - up) * 16) | 0;
        const from = up * size + left;
        const a = texels[from]!;
        const b = texels[from + 1]!;
        const c = texels[from + size]!;
        const d = texels[from + size + 1]!;
        if ((a | b | c | d) !== 0) {
          const wd = fu * fv;
          const wb = (fu << 4) - wd;
          const wc = (fv << 4) - wd;
          const wa = 256 - wb - wc - wd;
          redBlue =
            (Math.imul(a & ODD, wa) + Math.imul(b & ODD, wb) + Math.imul(c & ODD, wc) + Math.imul(d & ODD, wd)) | 0;
          greenAlpha =
            (Math.imul((a >>> 8) & ODD, wa) +
              Math.imul((b >>> 8) & ODD, wb) +
              Math.imul((c >>> 8) & ODD, wc) +
              Math.imul((d >>> 8) & ODD, wd)) |
            0;
        }
      }
      const alpha = greenAlpha >>> 24;
      if (alpha < 250) {
        const su = u * toShade + shadeU;
        const sv = v * toShade + shadeV;
        if (su >= 0 && sv >= 0 && su < SHADE_SIZE - 1 && sv < SHADE_SIZE - 1) {
          const left = su | 0;
          const up = sv | 0;
          const from = up * SHADE_SIZE + left;
          const above = shade[from]! + (shade[from + 1]! - shade[from]!) * (su - left);
          const below =
            shade[from + SHADE_SIZE]! + (shade[from + SHADE_SIZE + 1]! - shade[from + SHADE_SIZE]!) * (su - left);
          const dark = (above + (below - above) * (sv - up)) * SHADE_STRENGTH;
          if (dark > 0.002) {
            pixels[to] = pixels[to]! + (shadowRed - pixels[to]!) * dark;
            pixels[to + 1] = pixels[to + 1]! + (shadowGreen - pixels[to + 1]!) * dark;
            pixels[to + 2] = pixels[to + 2]! + (shadowBlue - pixels[to + 2]!) * dark;
          }
        }
        if (alpha === 0) continue;
      }
      const keep = 255 - alpha;
      pixels[to] = ((redBlue >>> 8) & 255) + ((pixels[to]! * keep) >> 8);
      pixels[to + 1] = ((greenAlpha >>> 8) & 255) + ((pixels[to + 1]! * keep) >> 8);
      pixels[to + 2] = (redBlue >>> 24) + ((pixels[to + 2]! * keep) >> 8);
    }
  }
}
