import sharp from 'sharp';
import { inTurns } from './in-turn.ts';
import { originalKey, pictureStore, renditionKey } from './picture-store.ts';

export type RenditionFormat = 'avif' | 'webp';

const inTurn = inTurns(2); // encoding takes a whole core; the other requests must still be answered
const making = new Map<string, Promise<Buffer>>();

/** A picture at one width, made at the first request and kept; null when there is no such picture. */
export async function findRendition(hash: string, width: number, format: RenditionFormat): Promise<Buffer | null> {
  const store = pictureStore();
  const key = renditionKey(hash, width, format);
  if (await store.exists(key)) return Buffer.from(await store.getBytes(key));
  if (!(await store.exists(originalKey(hash)))) return null;
  let promise = making.get(key);
  if (!promise) {
    promise = inTurn(() => makeRendition(hash, width, format, key)).finally(() => making.delete(key));
    making.set(key, promise);
  }
  return promise;
}

async function makeRendition(hash: string, width: number, format: RenditionFormat, key: string): Promise<Buffer> {
  const original = Buffer.from(await pictureStore().getBytes(originalKey(hash)));
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 58, effort: 2 }) : resized.webp({ quality: 78, effort: 3 });
  const bytes = await encoded.toBuffer();
  await pictureStore().put(key, bytes);
  return bytes;
}

export async function findOriginal(hash: string): Promise<Buffer | null> {
  const key = originalKey(hash);
  return (await pictureStore().exists(key)) ? Buffer.from(await pictureStore().getBytes(key)) : null;
}
