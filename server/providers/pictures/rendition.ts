import sharp, { type Sharp } from 'sharp';
import { inTurns } from './in-turn.ts';
import { type RenditionFormat, readOriginal, readRendition, renditionKey, storeRendition } from './picture-store.ts';

const inTurn = inTurns(2); // encoding takes a whole core; the other requests must still be answered
const encoders: Record<RenditionFormat, (resized: Sharp) => Sharp> = {
  avif: (resized) => resized.avif({ quality: 58, effort: 2 }),
  webp: (resized) => resized.webp({ quality: 78, effort: 3 }),
  // It knows nothing of transparency: what can be seen through lies on the white of a mail.
  jpeg: (resized) => resized.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }),
};
const making = new Map<string, Promise<Buffer | null>>();

/** A picture at one width, made at the first request and stored; null when there is no such picture. */
export async function findRendition(hash: string, width: number, format: RenditionFormat): Promise<Buffer | null> {
  const key = renditionKey(hash, width, format);
  const stored = await readRendition(key);
  if (stored) return stored;
  let promise = making.get(key);
  if (!promise) {
    promise = makeRendition(hash, width, format, key).finally(() => making.delete(key));
    making.set(key, promise);
  }
  return promise;
}

async function makeRendition(hash: string, width: number, format: RenditionFormat, key: string) {
  const original = await readOriginal(hash);
  if (!original) return null;
  const bytes = await inTurn(() =>
    encoders[format](sharp(original).resize({ width, withoutEnlargement: true })).toBuffer(),
  );
  await storeRendition(key, bytes);
  return bytes;
}
