import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { openDiskFiles } from './disk-files.ts';

/** Stores files by name. Another place than this machine's disk, such as a bucket, needs these two functions. */
export type PictureFiles = {
  /** All bytes under a name; null when it does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Writes bytes under a name, all of them or none, and resolves when they survive a power cut. */
  write(key: string, bytes: Uint8Array): Promise<void>;
};

export type RenditionFormat = 'avif' | 'webp' | 'jpeg';

let files: PictureFiles | undefined;

/** Opens the folder where pictures are stored by their content hash. */
export function openPictureStore(dataDir: string): void {
  files = openDiskFiles(join(dataDir, 'pictures'));
}

function opened(): PictureFiles {
  if (!files) throw new Error('The picture store is not open');
  return files;
}

/** Names are spread over 256 folders, since no folder should hold a million files. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}.webp`;
}

export function renditionKey(hash: string, width: number, format: RenditionFormat): string {
  return `renditions/${hash.slice(0, 2)}/${hash}-${width}.${format}`;
}

/** The name of a picture: the first half of its SHA-256, in hexadecimal. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Stores an original under the hash of its bytes and returns it. Refuses when the disk does not accept it. */
export async function storeOriginal(bytes: Uint8Array): Promise<string> {
  const hash = hashPicture(bytes);
  await opened()
    .write(originalKey(hash), bytes)
    .catch((error) => {
      log.error({ err: error, picture: hash }, `picture ${hash} could not be stored`);
      throw new Refusal('picture_not_stored');
    });
  return hash;
}

/** An original; null when there is none. A damaged one counts as missing: half a picture, or another one, must never be served. */
export async function readOriginal(hash: string): Promise<Buffer | null> {
  const bytes = await readOrRefuse(originalKey(hash));
  if (!bytes || hashPicture(bytes) === hash) return bytes;
  log.error({ picture: hash, bytes: bytes.length }, `the original of picture ${hash} is damaged`);
  return null;
}

const checksumBytes = 32;
const checksumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Stores a rendition followed by a checksum of its bytes, which proves that it is complete. It can always be rendered again, so a
 * disk that cannot store it does not prevent the picture from being served.
 */
export async function storeRendition(key: string, bytes: Uint8Array): Promise<void> {
  await opened()
    .write(key, Buffer.concat([bytes, checksumOf(bytes)]))
    .catch((error) => log.warn({ err: error, key }, `rendition ${key} could not be stored`));
}

/** A rendition; null when there is none, or none that is complete. */
export async function readRendition(key: string): Promise<Buffer | null> {
  const stored = await readOrRefuse(key);
  if (!stored || stored.length <= checksumBytes) return null;
  const bytes = stored.subarray(0, -checksumBytes);
  return checksumOf(bytes).equals(stored.subarray(-checksumBytes)) ? bytes : null;
}

/** A disk that cannot be read now must not answer "not found": browsers would cache that. */
function readOrRefuse(key: string): Promise<Buffer | null> {
  return opened()
    .read(key)
    .catch((error) => {
      log.error({ err: error, key }, `picture ${key} could not be read`);
      throw new Refusal('busy');
    });
}
