import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadMaxBytes, uploadPicture } from '#contract/content/shopper.ts';
import { limits, rates } from '#server/http/limits.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();
const refused = {
  status: 400,
  code: 400,
  message: 'Please choose a JPG or PNG picture of up to 5 MB',
  reason: 'picture_refused',
};

let token: string;
let png: Buffer;
let jpg: Buffer;
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

beforeAll(async () => {
  png = await drawing(40, 30).png().toBuffer();
  jpg = await drawing(40, 30)
    .withExif({ IFD0: { Copyright: 'canary' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  ({ token } = await someone()); // someone new each time, since uploads are counted
});

type Part = { bytes: Uint8Array | string; name?: string; field?: string };

async function upload(parts: Part[], headers: Record<string, string> = as(token)) {
  const body = new FormData();
  for (const { bytes, name = 'a.png', field = 'multipart' } of parts)
    body.append(field, new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'image/png' }));
  const response = await mall.api.request(uploadPicture.path, { method: 'POST', body, headers });
  return { status: response.status, ...(await response.json()) };
}

const picturesKnown = async () => Number((await mall.pool.query('select count(*) from pictures')).rows[0].count);

describe('what is taken', () => {
  test('a PNG is encoded again, known, and served as a picture that nothing can run in', async () => {
    const { code, data } = await upload([{ bytes: png }]);
    expect([code, data.width, data.height]).toEqual([200, 40, 30]);
    expect(data.colour).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/);
    const { rows } = await mall.pool.query('select hash from pictures');
    expect(rows.map(({ hash }) => `/media/${hash}`)).toContain(data.url);
    const response = await mall.api.request(data.url, { headers: as(token) });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('a JPG is turned upright and loses its metadata', async () => {
    const { data } = await upload([{ bytes: jpg, name: 'a.jpg' }]);
    expect([data.width, data.height]).toEqual([30, 40]);
    const stored = Buffer.from(await (await mall.api.request(data.url, { headers: as(token) })).arrayBuffer());
    const { exif, icc, xmp } = await sharp(stored).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(jpg.includes('canary')).toBe(true);
    expect(stored.includes('canary')).toBe(false);
  });

  test.each([
    ['grey', () => drawing(8, 8).toColourspace('b-w').png().toBuffer()],
    [
      'see-through',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['of 16 bits', () => drawing(8, 8).toColourspace('rgb16').png().toBuffer()],
    ['in the four colours of print', () => drawing(8, 8).toColourspace('cmyk').jpeg().toBuffer()],
    ['with an HTML page after its end', async () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
  ])('one that is %s too', async (_, make) => {
    const { code, data } = await upload([{ bytes: await make() }]);
    expect(code).toBe(200);
    const stored = Buffer.from(await (await mall.api.request(data.url, { headers: as(token) })).arrayBuffer());
    expect((await sharp(stored).metadata()).format).toBe('webp');
    expect(stored.includes('script')).toBe(false);
  });

  test('one of 5 MB is no larger than allowed, and its body is accepted', async () => {
    const noise = Buffer.concat([png, Buffer.alloc(uploadMaxBytes - png.length)]);
    expect((await upload([{ bytes: noise }])).code).toBe(200);
  });
});

describe('what is refused in words, and nothing of it is stored', () => {
  test.each([
    ['an HTML page named .png', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an HTML page behind a picture’s first letters', () => Buffer.concat([png.subarray(0, 8), Buffer.from('<html>')])],
    ['a GIF', () => drawing(8, 8).gif().toBuffer()],
    ['a WebP', () => drawing(8, 8).webp().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
    ['a PNG that was cut off', async () => (await noisy()).subarray(0, 4_000)],
    ['a pixel bomb', () => bomb(30_000, 30_000)],
    ['a sound PNG of 25.005 megapixels', () => drawing(5_000, 5_001).png().toBuffer()],
    ['5 MB and a byte', () => Buffer.concat([png, Buffer.alloc(uploadMaxBytes + 1 - png.length)])],
    ['nothing at all', () => Buffer.alloc(0)],
  ])('%s', async (_, make) => {
    const before = await picturesKnown();
    expect(await upload([{ bytes: await make() }])).toEqual(refused);
    expect(await picturesKnown()).toBe(before);
  });

  test('a bomb that could be unpacked is turned away before it is', async () => {
    const whole = wholeBomb(24_999);
    const unpacking = await timeOf(() => sharp(whole, { limitInputPixels: false }).resize(8).png().toBuffer());
    const refusing = await timeOf(async () => expect(await upload([{ bytes: whole }])).toEqual(refused));
    expect(refusing).toBeLessThan(unpacking / 3);
  });
});

describe('what is no upload', () => {
  const message = 'Please check your details and try again';
  const badInput = { status: 400, code: 400, message, reason: 'bad_input', field: 'multipart' };

  test('no file, a file elsewhere, a text, two files', async () => {
    expect((await upload([])).status).toBe(400);
    expect(await upload([{ bytes: png, field: 'other' }])).toEqual(badInput);
    const body = new FormData();
    body.append('multipart', 'a text');
    const response = await mall.api.request(uploadPicture.path, { method: 'POST', body, headers: as(token) });
    expect({ status: response.status, ...(await response.json()) }).toEqual(badInput);
    expect(await upload([{ bytes: png }, { bytes: png }])).toEqual(badInput);
  });

  test('a body past 6 MB is not read', async () => {
    const answer = await upload([{ bytes: Buffer.alloc(limits.fileBytes) }]);
    expect([answer.status, answer.code]).toEqual([413, 413]);
  });

  test('a guest’s', async () => {
    expect(await upload([{ bytes: png }], {})).toEqual({
      status: 401,
      code: 401,
      message: 'Please sign in',
      reason: 'not_signed_in',
    });
  });
});

test('the 61st within the hour has to wait, for this person only', async () => {
  const { accountId, token: mine } = await someone();
  await upload([{ bytes: png }], as(mine));
  await mall.pool.query('update rate_windows set times = 59 where key = $1', [`upload:${accountId}`]);
  expect((await upload([{ bytes: png }], as(mine))).code).toBe(200);
  expect((await upload([{ bytes: png }], as(mine))).status).toBe(429);
  const { token: another } = await someone();
  expect((await upload([{ bytes: png }], as(another))).code).toBe(200);
});

test('more than 200 MB are not taken from one person', async () => {
  const { accountId, token: mine } = await someone();
  await upload([{ bytes: png }], as(mine));
  await mall.pool.query('update rate_windows set times = $1 where key = $2', [
    rates.uploadKilobytes.times - 1,
    `uploadKilobytes:${accountId}`,
  ]);
  expect((await upload([{ bytes: png }], as(mine))).code).toBe(200);
  expect((await upload([{ bytes: png }], as(mine))).status).toBe(429);
});

async function noisy(): Promise<Buffer> {
  const data = createHash('shake256', { outputLength: 100 * 100 * 3 })
    .update('noise')
    .digest();
  return sharp(data, { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer();
}

/** The picture from above with other measures in its header, as large as the header likes to say. */
function bomb(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A black square of one bit per pixel with nothing wrong in it: 76 kB become hundreds of megabytes. */
function wholeBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    png.subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
