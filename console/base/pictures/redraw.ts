import { type Area, areaOf, type Cut } from '#ui/browser/cut.ts';
import { jpegOf } from '#ui/browser/draw-cut.ts';

const sideMax = 2400; // twice as wide as the storefront ever shows one

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

/** The part of a picture and nothing else of it. */
export function partOf(picture: ImageBitmap, cut: Cut): Promise<Blob> {
  return jpegOf(drawn(picture, areaOf(cut, picture), sideMax));
}

/** The whole picture, small enough for the mall. */
export function smallerOf(picture: ImageBitmap): Promise<Blob> {
  return jpegOf(drawn(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, sideMax));
}
