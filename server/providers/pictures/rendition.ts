import sharp from 'sharp';
import { inTurns } from './in-turn.ts';
import { type RenditionFormat, readOriginal, readRendition, renditionKey, storeRendition } from './picture-store.ts';

const inTurn = inTurns(2); // encoding takes a whole core; the other requests must still be answered
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
  const bytes = await inTurn(() => {
    const resized = sharp(original).resize({ width, withoutEnlargement: true });
    const encoded =
      format === 'avif' ? resized.avif({ quality: 58, effort: 2 }) : resized.webp({ quality: 78, effort: 3 });
    return encoded.toBuffer();
  });
  await storeRendition(key, bytes);
  return bytes;
}
