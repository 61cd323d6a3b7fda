import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import * as review from '#contract/refunds/merchant.ts';
import { uploadRefundPicture } from '#contract/refunds/merchant-returns.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, send } from '#tests/support/orders/refunds.ts';

// Photos that a shop shows a buyer are seen by the two of them and the platform, from when they are shown.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, stranger, platform] = [] as unknown as [Person, Person, Person];
let ana: Buyer;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  platform = await someone({ role: 'platform' });
  ana = await aBuyer();
});

async function uploaded(): Promise<string> {
  const bytes = await sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .png()
    .toBuffer();
  const multipart = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
  return (await mall.ask(uploadRefundPicture, { multipart }, as(owner.token))).data?.url ?? '';
}
const look = async (url: string, person?: Person) =>
  (await mall.api.request(url, { headers: person ? as(person.token) : {} })).status;

async function aRefund(): Promise<string> {
  const { number, lines } = await bought(mall, ana, variant(1));
  await send(number, lines);
  return askForRefund(mall, ana, number, lines);
}

const answers = {
  refusal: (refundOrderNo: string, url: string) =>
    mall.ask(review.refuseRefund, { refundOrderNo, reason: 'It was worn', pictures: [url] }, as(owner.token)),
  offer: (refundOrderNo: string, url: string) =>
    mall.ask(review.offerPart, { refundOrderNo, amount: 100, reason: 'A scratch', pictures: [url] }, as(owner.token)),
};

test.each(['refusal', 'offer'] as const)('with a %s', async (kind) => {
  const refund = await aRefund();
  const url = await uploaded();
  expect([await look(url, owner), await look(url, ana)]).toEqual([200, 404]);
  expect((await answers[kind](refund, url)).code).toBe(200);
  for (const person of [ana, owner, platform]) expect(await look(url, person)).toBe(200);
  for (const person of [stranger, await someone(), undefined]) expect(await look(url, person)).toBe(404);
});
