import { type Cut, sideOf } from './square-cut.ts';

/** Draws the square of a picture on a canvas, white where it is see-through. */
export function drawSquare(canvas: HTMLCanvasElement | null, picture: ImageBitmap, cut: Cut): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const side = sideOf(cut, picture);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, cut.x - side / 2, cut.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is on a canvas, to be sent. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/jpeg', 0.9),
  );
}
