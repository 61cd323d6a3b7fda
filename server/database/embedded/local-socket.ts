import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const lengthMax = 80; // systems allow 104 or 108 with the name of the socket itself

/**
 * Where our PostgreSQL is reached without the network's layers, which take a third of the time of a short question:
 * beside its data, which no other user can read. Null where that cannot be: then the network address serves.
 */
export function socketFolderIn(dataFolder: string): string | null {
  // A comma or a quote would mean something else in PostgreSQL's list of folders.
  const isPlain = /^[\w./ -]+$/.test(dataFolder) && Buffer.byteLength(dataFolder) <= lengthMax;
  return process.platform !== 'win32' && isPlain ? dataFolder : null;
}

/** Takes away what a killed PostgreSQL left: it could be taken for a socket in use. Only while none runs on the folder. */
export function removeOldSockets(dataFolder: string): void {
  const folder = socketFolderIn(dataFolder);
  if (!folder) return;
  for (const name of readdirSync(folder)) if (name.startsWith('.s.PGSQL.')) rmSync(join(folder, name), { force: true });
}
