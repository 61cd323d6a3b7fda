import { jpegOf } from '#ui/browser/draw-square.ts';
import { type Cut, sideOf } from '#ui/browser/square-cut.ts';

const sideMax = 2400; // twice as wide as the storefront ever shows one

type Area = { x: number; y: number; width: number; height: number };

/** Draws a part of a picture on a canvas of its own, white where it is see-through. */
function drawn(picture: ImageBitmap, { x, y, width, height }: Area, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The square of a picture and nothing else of it. */
export function squareOf(picture: ImageBitmap, cut: Cut): Promise<Blob> {
  const side = sideOf(cut, picture);
  return jpegOf(drawn(picture, { x: cut.x - side / 2, y: cut.y - side / 2, width: side, height: side }, sideMax));
}

/** The whole picture, small enough for the mall. */
export function smallerOf(picture: ImageBitmap): Promise<Blob> {
  return jpegOf(drawn(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, sideMax));
}
