import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskFiles } from '#server/providers/pictures/disk-files.ts';
import { hashPicture } from '#server/providers/pictures/picture-store.ts';

// A process is killed, as by a power cut, while it writes pictures. Each picture then exists completely or not at all, and
// unfinished files are removed at the next start.

const writer = fileURLToPath(new URL('../../support/faults/picture-writer.ts', import.meta.url));
const rounds = 4;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-writes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeUntilKilled(way: 'safely' | 'straight', afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [writer, folder, way], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await sleep(afterMs);
  child.kill('SIGKILL');
  await gone;
}

async function listFiles(below: string): Promise<string[]> {
  const found = await readdir(join(folder, below), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

async function killed(way: 'safely' | 'straight') {
  const seen = { whole: 0, damaged: 0, unfinished: 0, afterOpening: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await writeUntilKilled(way, 3 + round * 7);
    const paths = await listFiles('originals');
    for (const path of paths) {
      const isWhole = hashPicture(await readFile(path)) === basename(path, '.webp');
      seen[isWhole ? 'whole' : 'damaged'] += 1;
    }
    seen.unfinished += (await listFiles('unfinished')).length;
    openDiskFiles(folder);
    seen.afterOpening += (await listFiles('unfinished')).length;
    await rm(join(folder, 'originals'), { recursive: true, force: true });
  }
  return seen;
}

test('killed four times in the middle of a write: every picture is complete, and no unfinished file is left', async () => {
  const seen = await killed('safely');
  expect(seen).toMatchObject({ damaged: 0, afterOpening: 0 });
  expect(seen.whole).toBe(3 * rounds);
  expect(seen.unfinished).toBeGreaterThan(0); // else no kill came in the middle of a write, and the test would prove nothing
});

test('N: written directly to its name, half a picture is left', async () => {
  expect((await killed('straight')).damaged).toBeGreaterThan(0);
});
