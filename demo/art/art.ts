import { type Background, backgroundOf, palettes } from './backgrounds.ts';
import type { Paint } from './colours.ts';
import { type Canvas, paintSprite } from './drawing.ts';
import { place } from './placement.ts';
import { castShadow } from './shadows.ts';
import { spriteOf } from './sprites.ts';

/** One object of a picture: `y` is its lower edge, `x` its middle, `size` its longer side as a fraction of the picture's shorter edge. */
export type ArtObject = {
  icon: string;
  x: number;
  y: number;
  size: number;
  rotate?: number;
  isMirrored?: boolean;
  isFloating?: boolean;
  paint?: Paint;
};

/** A picture as plain data: equal data is the same picture, pixel for pixel. Objects are drawn in order, the nearest last. */
export type Art = { width: number; height: number; background: Background; objects: ArtObject[] };

/** Raw RGB, three bytes a pixel: what an encoder takes without decoding anything first. */
export type Picture = { data: Buffer; width: number; height: number; channels: 3 };

// On a podium or before blocks an object has one possible place; elsewhere a low one may be moved further back.
const hasOpenFloor = ({ background }: Art) => background.scene !== 'podium' && background.scene !== 'blocks';

/** Draws a picture: the background, then each object with its shadow. Safe to call concurrently. */
export async function composePicture(art: Art): Promise<Picture> {
  const { width, height } = art;
  const [background, objects] = await Promise.all([
    backgroundOf(width, height, art.background),
    Promise.all(art.objects.map(async (object) => ({ object, sprite: await spriteOf(object.icon, object.paint) }))),
  ]);
  const canvas: Canvas = {
    pixels: Buffer.from(background),
    width,
    height,
    shadow: palettes[art.background.palette].shadow,
  };
  for (const { object, sprite } of objects) {
    const placement = place(sprite, object, canvas, hasOpenFloor(art));
    if (!object.isFloating) castShadow(canvas, placement);
    paintSprite(canvas, sprite, placement);
  }
  return { data: canvas.pixels, width, height, channels: 3 };
}
