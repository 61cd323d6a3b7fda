import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

let disk: Disk | undefined;

/** Opens the place where pictures are kept, by their content hash. */
export function openPictureStore(dataDir: string): void {
  disk = new Disk(new FSDriver({ location: join(dataDir, 'pictures'), visibility: 'public' }));
}

export function pictureStore(): Disk {
  if (!disk) throw new Error('The picture store is not open');
  return disk;
}

/** Names spread over 256 folders, since no folder should hold a million files. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}.webp`;
}

export function renditionKey(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `renditions/${hash.slice(0, 2)}/${hash}-${width}.${format}`;
}
