import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHomeIndex, uploadPicture } from '#contract/content/shopper.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { mountSmallDisk } from '#tests/support/faults/small-disk.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// The disk of the pictures is full. Uploads are refused and leave nothing behind; pictures are still served, also at
// widths that do not exist as files yet; everything else works.

const mall = openMallUnderTest();
let disk: ReturnType<typeof mountSmallDisk> = null;
let small: SmallMall;
let person: Person;
let folder: string;
let filler: string;

beforeAll(async () => {
  folder = join(mall.dataDir, 'pictures');
  disk = mountSmallDisk(folder, 2_048);
  openPictureStore(mall.dataDir);
  // biome-ignore lint/suspicious/noConsole: the output of the test run has to say how the disk was simulated
  if (!disk) console.warn('no small disk can be mounted here, which needs root: one that takes no file stands in');
  small = await fillSmallMall();
  person = await someone();
  filler = join(folder, 'filler');
});
afterAll(() => disk?.unmount());

async function aPhoto(): Promise<Buffer> {
  return sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer();
}

async function upload(bytes: Buffer) {
  const body = new FormData();
  body.append('multipart', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return mall.api.request(uploadPicture.path, { method: 'POST', body, headers: as(person.token) });
}

const listStored = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => /\/.{30,}/.test(name)).sort();
const countKnown = async () => (await mall.pool.query('select count(*)::int as n from pictures')).rows[0].n;

/** Fills the disk; without one of its own, removes the folder into which files are first written. */
async function fill(): Promise<void> {
  if (!disk) {
    await rm(join(folder, 'unfinished'), { recursive: true });
    return writeFile(join(folder, 'unfinished'), '');
  }
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(bavail * bsize));
  expect((await statfs(folder)).bavail).toBe(0);
}

async function makeRoom(): Promise<void> {
  if (disk) return rm(filler);
  await rm(join(folder, 'unfinished'));
  await mkdir(join(folder, 'unfinished'));
}

test('an upload to a full disk is refused and leaves nothing behind; with free space it is accepted', async () => {
  const photo = await aPhoto();
  await fill();
  const [stored, known] = [await listStored(), await countKnown()];
  const answer = await upload(photo);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      code: 503,
      message: 'The picture couldn’t be saved. Please try again later',
      reason: 'picture_not_stored',
    },
  ]);
  expect(answer.headers.get('retry-after')).toBe('300');
  expect([await listStored(), await countKnown()]).toEqual([stored, known]);

  await makeRoom();
  const taken = await (await upload(photo)).json();
  expect([taken.code, await countKnown()]).toEqual([200, known + 1]);
  expect((await mall.api.request(taken.data.url, { headers: as(person.token) })).status).toBe(200);
});

test('on a full disk pictures are served, also at new widths, and calls work', async () => {
  await fill();
  const stored = await listStored();
  const webp = { headers: { accept: 'image/webp' } };
  const whole = await mall.api.request(`/media/${small.pictureHash}`, webp);
  expect([whole.status, (await whole.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  for (let time = 0; time < 2; time += 1) {
    const narrow = await mall.api.request(`/media/${small.pictureHash}/160`, webp);
    expect(narrow.status).toBe(200);
    expect((await sharp(await narrow.arrayBuffer()).metadata()).width).toBe(160);
  }
  expect(await listStored()).toEqual(stored); // not half a file
  expect((await mall.ask(getHomeIndex, {})).code).toBe(200);

  await makeRoom();
  expect((await mall.api.request(`/media/${small.pictureHash}/160`, webp)).status).toBe(200);
  expect(await listStored()).toHaveLength(stored.length + 1); // now it is stored
});
