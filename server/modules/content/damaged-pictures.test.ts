import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { recordPictures } from '#server/modules/content/index.ts';
import { encodePicture, type Pixels } from '#server/providers/pictures/encode-picture.ts';
import { openPictureStore, originalKey, renditionKey } from '#server/providers/pictures/picture-store.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Files that a crash or a full disk has left empty or cut short. Whatever is answered for them, it is a whole picture or
// none, and never what else lies in the memory of the process.

const mall = openMallUnderTest();
const canary = 'canary-3f9c-password';
const webp = { headers: { accept: 'image/webp' } };
let original: Buffer;
let pixels: Pixels;

beforeAll(() => openPictureStore(mall.dataDir));

const pathOf = (key: string) => join(mall.dataDir, 'pictures', key);

/** A picture that no other test has touched, and its whole original. */
async function aPicture(): Promise<string> {
  pixels = { data: randomBytes(200 * 150 * 3), width: 200, height: 150, channels: 3 };
  const picture = await encodePicture(pixels);
  await transaction((tx) => recordPictures(tx, [picture]));
  original = await readFile(pathOf(originalKey(picture.hash)));
  return picture.hash;
}

/** Leaves marked strings wherever small buffers are cut from: in the shared pool, and in freed memory of many sizes. */
function fillMemory(): void {
  for (const size of [64, 1_024, 4_000, 8_192, 65_536, 512 * 1_024]) {
    for (let time = 0; time < 40; time += 1) Buffer.allocUnsafe(size).fill(canary);
  }
}

async function ask(path: string) {
  fillMemory();
  const response = await mall.api.request(path, webp);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const cuts = [
  ['empty', () => 0],
  ['half', (size: number) => Math.floor(size / 2)],
  ['a byte short', (size: number) => size - 1],
] as const;

describe.each(cuts)('a file that is %s', (_, cut) => {
  test('in place of an original is not found, in full or at a width, and reveals nothing', async () => {
    const hash = await aPicture();
    await truncate(pathOf(originalKey(hash)), cut(original.length));
    for (const path of [`/media/${hash}`, `/media/${hash}/160`]) {
      const { status, bytes } = await ask(path);
      expect([path, bytes.includes('canary'), status]).toEqual([path, false, 404]);
    }
  });

  test('in place of a rendition is made again from the original', async () => {
    const hash = await aPicture();
    const first = await ask(`/media/${hash}/160`);
    expect(first.status).toBe(200);
    const path = pathOf(renditionKey(hash, 160, 'webp'));
    const stored = await readFile(path);
    await truncate(path, cut(stored.length));
    const again = await ask(`/media/${hash}/160`);
    expect(again.status).toBe(200);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect((await sharp(again.bytes).metadata()).width).toBe(160);
    expect((await readFile(path)).equals(stored)).toBe(true);
  });
});

test('a file that has other bytes than its name says is not served', async () => {
  const hash = await aPicture();
  await writeFile(pathOf(originalKey(hash)), await sharp(original).negate().webp().toBuffer());
  expect((await ask(`/media/${hash}`)).status).toBe(404);
});

test('a rendition with a changed byte is made again', async () => {
  const hash = await aPicture();
  const first = await ask(`/media/${hash}/160`);
  const path = pathOf(renditionKey(hash, 160, 'webp'));
  const stored = await readFile(path);
  stored[60] = (stored[60] ?? 0) ^ 1;
  await writeFile(path, stored);
  expect((await ask(`/media/${hash}/160`)).bytes.equals(first.bytes)).toBe(true);
});

test('a rendition from before renditions were sealed is made again', async () => {
  const hash = await aPicture();
  const path = pathOf(renditionKey(hash, 160, 'webp'));
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, await sharp(original).resize(10).webp().toBuffer());
  expect((await sharp((await ask(`/media/${hash}/160`)).bytes).metadata()).width).toBe(160);
});

test('a damaged original is whole again once the same picture comes again', async () => {
  const hash = await aPicture();
  const before = original;
  await truncate(pathOf(originalKey(hash)), 0);
  expect((await ask(`/media/${hash}`)).status).toBe(404);
  expect((await encodePicture(pixels)).hash).toBe(hash);
  const { status, bytes } = await ask(`/media/${hash}`);
  expect([status, bytes.equals(before)]).toEqual([200, true]);
});

test('a folder in the place of a file is not found', async () => {
  const hash = await aPicture();
  await rm(pathOf(originalKey(hash)));
  await mkdir(pathOf(originalKey(hash)));
  expect((await ask(`/media/${hash}`)).status).toBe(404);
  expect((await ask(`/media/${hash}/160`)).status).toBe(404);
});

test('the answer to a whole picture has its bytes and nothing more', async () => {
  const hash = await aPicture();
  const { bytes } = await ask(`/media/${hash}`);
  expect(bytes.equals(original)).toBe(true);
  expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(hash);
});

test('opening the store clears away what an unfinished write has left, and nothing else', async () => {
  const hash = await aPicture();
  const unfinished = pathOf('unfinished');
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'left-over'), 'half of a pic');
  openPictureStore(mall.dataDir);
  expect(await readdir(unfinished)).toEqual([]);
  expect((await ask(`/media/${hash}`)).status).toBe(200);
});
