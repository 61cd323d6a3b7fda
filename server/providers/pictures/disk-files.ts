import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFiles } from './picture-store.ts';

const unfinishedFolder = 'unfinished';

/**
 * Files in a folder on this machine's disk. A name either does not exist or has all of its bytes: they are written under another
 * name, flushed, and only then renamed. Unfinished files of a crash are removed when the folder is opened, so a folder belongs to
 * one process at a time (see data-folder-lock.ts).
 */
export function openDiskFiles(folder: string): PictureFiles {
  const unfinished = join(folder, unfinishedFolder);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  return {
    read: (key) => readFile(join(folder, key)).catch(nullIfMissing),
    async write(key, bytes) {
      const path = join(folder, key);
      const draft = join(unfinished, randomUUID());
      try {
        await writeFlushed(draft, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {}); // may fail for the same reason; the next opening removes it
        throw error;
      }
    },
  };
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name itself survive a power cut. Windows neither has nor needs this for folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const missingCodes = ['ENOENT', 'ENOTDIR', 'EISDIR'];

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (missingCodes.includes(error.code ?? '')) return null;
  throw error;
}
