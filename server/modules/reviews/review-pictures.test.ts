import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploadPicture } from '#contract/content/shopper.ts';
import { followUpReview, writeReview } from '#contract/reviews/shopper-own.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { type ReceivedLine, receive } from '#tests/support/orders/received-lines.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const tea = 0;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  ana = await aBuyer();
});

async function uploaded(token: string): Promise<string> {
  const file = await sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .png()
    .toBuffer();
  const multipart = new File([new Uint8Array(file)], 'a.png', { type: 'image/png' });
  return (await mall.ask(uploadPicture, { multipart }, as(token))).data?.url ?? '';
}

const good = { star: 5, serviceStar: 4, comment: 'Keeps warm' };
const write = (line: ReceivedLine | undefined, pics: string[]) =>
  mall.ask(writeReview, { orderNo: '', orderInfoId: 0, ...line, ...good, pics }, as(ana.token));
const statusForGuests = async (url: string) => (await mall.api.request(url)).status;

test('a picture is everybody’s with the review, and not before', async () => {
  const [line] = await receive(mall, ana, variant(tea));
  const [first, later] = [await uploaded(ana.token), await uploaded(ana.token)];
  expect(await statusForGuests(first)).toBe(404);
  const { data } = await write(line, [first]);
  expect([await statusForGuests(first), await statusForGuests(later)]).toEqual([200, 404]);
  await mall.ask(followUpReview, { id: data?.id ?? 0, comment: 'Still good', pics: [later] }, as(ana.token));
  expect(await statusForGuests(later)).toBe(200);
});

test('a picture of another’s is refused: nothing is written, and it stays private', async () => {
  const [line] = await receive(mall, ana, variant(tea));
  const url = await uploaded((await aBuyer()).token);
  const print = await databaseFingerprint(mall.pool);
  expect((await write(line, [url])).code).toBe(400);
  expect(await databaseFingerprint(mall.pool)).toEqual(print);
  expect(await statusForGuests(url)).toBe(404);
});
