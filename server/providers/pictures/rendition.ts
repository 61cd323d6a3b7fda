import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';
import { type RenditionFormat, readOriginal, readRendition, renditionKey, storeRendition } from './picture-store.ts';

const limited = limitConcurrency(2); // encoding takes a whole core; the other requests must still be answered
const encoders: Record<RenditionFormat, (resized: Sharp) => Sharp> = {
  avif: (resized) => resized.avif({ quality: 58, effort: 2 }),
  webp: (resized) => resized.webp({ quality: 78, effort: 3 }),
  // JPEG has no transparency: transparent parts become white, like the mail around them.
  jpeg: (resized) => resized.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
};
const rendering = new Map<string, Promise<Buffer | null>>();

/** A picture at one width, rendered at the first request and stored; null when the picture does not exist. */
export async function findRendition(hash: string, width: number, format: RenditionFormat): Promise<Buffer | null> {
  const key = renditionKey(hash, width, format);
  const stored = await readRendition(key);
  if (stored) return stored;
  let promise = rendering.get(key);
  if (!promise) {
    promise = render(hash, width, format, key).finally(() => rendering.delete(key));
    rendering.set(key, promise);
  }
  return promise;
}

async function render(hash: string, width: number, format: RenditionFormat, key: string) {
  const original = await readOriginal(hash);
  if (!original) return null;
  const bytes = await limited(() =>
    encoders[format](sharp(original).resize({ width, withoutEnlargement: true })).toBuffer(),
  );
  await storeRendition(key, bytes);
  return bytes;
}
