import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openDiskFiles } from '#server/providers/pictures/disk-files.ts';
import { hashPicture, originalKey } from '#server/providers/pictures/picture-store.ts';

// A process that writes large pictures one after the other until it is killed. Started by picture-writes.test.ts.

const [folder = '', way = ''] = process.argv.slice(2);
const bytesEach = 16 * 1024 * 1024;
const files = openDiskFiles(folder);

/** The planted bug: writes directly to the name under which the picture is read. */
async function writeStraight(key: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, key)), { recursive: true });
  await writeFile(join(folder, key), bytes);
}

const write = way === 'straight' ? writeStraight : files.write;
// Created beforehand, so that the process spends its time writing.
const pictures = Array.from({ length: 3 }, () => {
  const bytes = randomBytes(bytesEach);
  return { key: originalKey(hashPicture(bytes)), bytes };
});
for (const { key, bytes } of pictures) await write(key, bytes);
process.stdout.write('all are written once\n');
for (;;) for (const { key, bytes } of pictures) await write(key, bytes);
