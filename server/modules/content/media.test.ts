import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let url: string;

beforeAll(async () => {
  url = `/media/${(await fillSmallMall()).pictureHash}`;
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
])('a browser that takes %s gets %s at the width it asked for, for ever', async (accept, type, format) => {
  const response = await mall.api.request(`${url}/160`, { headers: { accept } });
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept');
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 160, 120]);
});

test('a mail gets a JPEG at the width it asked for, whatever its program says that it takes', async () => {
  for (const accept of ['image/avif,image/webp,*/*', '*/*']) {
    const response = await mall.api.request(`${url}/160.jpg`, { headers: { accept } });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 160, 120]);
  }
});

test('mails from anywhere show the mall’s mark, in white on whatever they put it on', async () => {
  const response = await mall.api.request('/media/mark.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const mark = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await mark.metadata()).toMatchObject({ format: 'png', width: 120, height: 120, hasAlpha: true });
  const [red, , , alpha] = (await mark.stats()).channels;
  expect([red?.max, alpha?.min, alpha?.max]).toEqual([255, 0, 255]);
});

test('a picture is never blown up beyond its own width', async () => {
  const response = await mall.api.request(`${url}/1920`, { headers: { accept: 'image/webp' } });
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400);
});

test.each(['/161', '/0', '/99999', '/../../etc/passwd', '/160x', '/161.jpg', '/160.jpgx', '/160xjpg'])(
  '%s is not a width that is offered',
  async (width) => {
    expect((await mall.api.request(url + width)).status).toBe(404);
  },
);

test('an unknown picture is not found', async () => {
  expect((await mall.api.request(`/media/${'0'.repeat(32)}/160`)).status).toBe(404);
});
