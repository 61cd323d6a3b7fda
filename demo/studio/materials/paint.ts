import { CanvasTexture, DataTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

export type Pen = CanvasRenderingContext2D;
export type Draw = (pen: Pen, width: number, height: number) => void;

/** A texture that is drawn on a canvas; blank where there is none, as in tests, which look at shapes only. */
export function paint(width: number, height: number, draw: Draw, holds: 'colour' | 'relief' = 'colour'): Texture {
  if (typeof document === 'undefined') return new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  draw(pen, width, height);
  const texture = new CanvasTexture(canvas);
  if (holds === 'colour') texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}
