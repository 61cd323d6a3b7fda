import { backgroundOf, type Ground, palettes } from './backgrounds.ts';
import type { Paint } from './colours.ts';
import { type Canvas, paintSprite } from './drawing.ts';
import { place } from './placement.ts';
import { castShadow } from './shadows.ts';
import { spriteOf } from './sprites.ts';

/** One object of a picture. It stands on `y`; `x` is its middle; `size` its longer side. All are fractions, size of the shorter edge. */
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
export type Art = { width: number; height: number; ground: Ground; objects: ArtObject[] };

/** Raw RGB, three bytes a pixel: what an encoder takes without decoding anything first. */
export type Picture = { data: Buffer; width: number; height: number; channels: 3 };

// On a podium or before blocks an object has one place to stand; elsewhere a low one may stand further back.
const hasOpenFloor = ({ ground }: Art) => ground.scene !== 'podium' && ground.scene !== 'blocks';

/** Draws a picture: the set, then each object with its shadow. Any number may be drawn at once. */
export async function composePicture(art: Art): Promise<Picture> {
  const { width, height } = art;
  const [background, objects] = await Promise.all([
    backgroundOf(width, height, art.ground),
    Promise.all(art.objects.map(async (object) => ({ object, sprite: await spriteOf(object.icon, object.paint) }))),
  ]);
  const canvas: Canvas = {
    pixels: Buffer.from(background),
    width,
    height,
    shadow: palettes[art.ground.palette].shadow,
  };
  for (const { object, sprite } of objects) {
    const placement = place(sprite, object, canvas, hasOpenFloor(art));
    if (!object.isFloating) castShadow(canvas, placement);
    paintSprite(canvas, sprite, placement);
  }
  return { data: canvas.pixels, width, height, channels: 3 };
}
