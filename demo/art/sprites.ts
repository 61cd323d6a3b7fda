// biome-ignore-all lint/style/noNonNullAssertion: indexes are inside the buffers by construction, and these loops are hot

import { cacheRecent } from '#demo/recent-cache.ts';
import type { Paint } from './colours.ts';
import { type Raster, rasterOf, SPRITE_SIZE } from './icons.ts';
import { repaint } from './repaint.ts';

export const OUTLINE_SIZE = 40; // a soft shadow has no detail to lose
const OUTLINE_STEP = SPRITE_SIZE / OUTLINE_SIZE;
const SHADE_PAD = 8; // a blurred outline reaches beyond the icon
export const SHADE_SIZE = OUTLINE_SIZE + 2 * SHADE_PAD;

/**
 * An icon ready to be drawn. A texel is one number, alpha, blue, green, red from the top byte down, colours multiplied by
 * alpha: so a drawing loop can blend two channels with one multiplication.
 */
export type Sprite = { full: Uint32Array; half: () => Uint32Array; outline: Float32Array; shade: Float32Array };

const sprites = cacheRecent(80, async (key) => {
  const [icon = '', hue, saturation, lightness] = key.split('|');
  const raster = await rasterOf(icon);
  if (hue === undefined) return toSprite(raster);
  return toSprite(repaint(raster, { hue: Number(hue), saturation: Number(saturation), lightness: Number(lightness) }));
});

export function spriteOf(icon: string, paint?: Paint): Promise<Sprite> {
  return sprites(paint ? `${icon}|${paint.hue}|${paint.saturation}|${paint.lightness}` : icon);
}

function toSprite(raster: Raster): Sprite {
  const full = new Uint32Array(raster.length / 4);
  for (let at = 0, from = 0; at < full.length; at++, from += 4) {
    const alpha = raster[from + 3]!;
    if (alpha === 0) continue;
    const share = alpha / 255;
    const red = (raster[from]! * share) | 0;
    const green = (raster[from + 1]! * share) | 0;
    const blue = (raster[from + 2]! * share) | 0;
    full[at] = red | (green << 8) | (blue << 16) | (alpha << 24);
  }
  const outline = shrinkAlpha(full);
  let halved: Uint32Array | undefined;
  const half = () => {
    halved ??= halve(full);
    return halved;
  };
  return { full, half, outline, shade: blur(blur(pad(outline), 2), 2) };
}

function halve(full: Uint32Array): Uint32Array {
  const size = SPRITE_SIZE / 2;
  const half = new Uint32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = y * 2 * SPRITE_SIZE + x * 2;
      let sum = 0;
      for (const near of [from, from + 1, from + SPRITE_SIZE, from + SPRITE_SIZE + 1])
        sum += (full[near]! >>> 2) & 0x3f3f3f3f;
      half[y * size + x] = sum;
    }
  }
  return half;
}

function shrinkAlpha(full: Uint32Array): Float32Array {
  const small = new Float32Array(OUTLINE_SIZE * OUTLINE_SIZE);
  for (let at = 0; at < small.length; at++) {
    const corner = Math.floor(at / OUTLINE_SIZE) * OUTLINE_STEP * SPRITE_SIZE + (at % OUTLINE_SIZE) * OUTLINE_STEP;
    let sum = 0;
    for (let y = 0; y < OUTLINE_STEP; y++) {
      for (let x = 0; x < OUTLINE_STEP; x++) sum += full[corner + y * SPRITE_SIZE + x]! >>> 24;
    }
    small[at] = sum / (255 * OUTLINE_STEP * OUTLINE_STEP);
  }
  return small;
}

function pad(outline: Float32Array): Float32Array {
  const padded = new Float32Array(SHADE_SIZE * SHADE_SIZE);
  for (let row = 0; row < OUTLINE_SIZE; row++) {
    const line = outline.subarray(row * OUTLINE_SIZE, (row + 1) * OUTLINE_SIZE);
    padded.set(line, (row + SHADE_PAD) * SHADE_SIZE + SHADE_PAD);
  }
  return padded;
}

function blur(source: Float32Array, radius: number): Float32Array {
  const along = (from: Float32Array, stride: number, across: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < SHADE_SIZE; line++) {
      for (let at = 0; at < SHADE_SIZE; at++) {
        let sum = 0;
        const last = Math.min(SHADE_SIZE - 1, at + radius);
        for (let near = Math.max(0, at - radius); near <= last; near++) sum += from[line * across + near * stride]!;
        to[line * across + at * stride] = sum / (2 * radius + 1);
      }
    }
    return to;
  };
  return along(along(source, 1, SHADE_SIZE), SHADE_SIZE, 1);
}
