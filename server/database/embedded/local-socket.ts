import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const lengthMax = 80; // systems allow 104 or 108 with the name of the socket itself

/**
 * The folder of PostgreSQL's Unix socket, which is a third faster for short queries than TCP: beside its data, which no
 * other user can read. Null where that is not possible: then TCP is used.
 */
export function socketFolderIn(dataFolder: string): string | null {
  // A comma or a quote has another meaning in PostgreSQL's list of folders.
  const isPlain = /^[\w./ -]+$/.test(dataFolder) && Buffer.byteLength(dataFolder) <= lengthMax;
  return process.platform !== 'win32' && isPlain ? dataFolder : null;
}

/** Removes sockets that a killed PostgreSQL left behind and that would seem to be in use. Only while none runs on the folder. */
export function removeOldSockets(dataFolder: string): void {
  const folder = socketFolderIn(dataFolder);
  if (!folder) return;
  for (const name of readdirSync(folder)) if (name.startsWith('.s.PGSQL.')) rmSync(join(folder, name), { force: true });
}
