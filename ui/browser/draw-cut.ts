import { areaOf, type Cut } from './cut.ts';

/** Draws the part of a picture on a canvas of the same shape, white where it is see-through. */
export function drawCut(canvas: HTMLCanvasElement | null, picture: ImageBitmap, cut: Cut): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const { x, y, width, height } = areaOf(cut, picture);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

/** What is on a canvas, to be sent. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/jpeg', 0.9),
  );
}
