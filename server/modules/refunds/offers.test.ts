import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOrder } from '#contract/orders/shopper.ts';
import * as review from '#contract/refunds/merchant.ts';
import * as contract from '#contract/refunds/shopper.ts';
import { acceptOffer, declineOffer } from '#contract/refunds/shopper-offer.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { as, giveUploads, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, receive, send, settleAll } from '#tests/support/orders/refunds.ts';
import { handleDueRefunds } from './index.ts';

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, stranger] = [] as unknown as [Person, Person];
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  await giveUploads(mall, owner.accountId, [small.pictureHash]);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
});
beforeEach(async () => {
  await resetClock();
  ana = await aBuyer({ points: 90 });
});

const clean = async () => expect(await violationsOf(mall)).toEqual([]);
const detail = async (refundOrderNo: string) => {
  const { data, message } = await mall.ask(contract.getRefund, { refundOrderNo }, as(ana.token));
  if (!data) throw new Error(message);
  return data;
};
const order = async (orderNumber: string) => (await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token))).data;
const offer = (refundOrderNo: string, amount: number, by = owner, pictures: string[] = []) =>
  mall
    .ask(review.offerPart, { refundOrderNo, amount, reason: 'A small scratch', pictures }, as(by.token))
    .then(({ code, reason }) => (code === 200 ? 'sent' : reason));
const answer = (call: typeof acceptOffer, refundOrderNo: string, amount: number) =>
  mall.ask(call, { refundOrderNo, amount }, as(ana.token)).then(({ code, reason }) => (code === 200 ? 'done' : reason));

/** An order of odd prices, with coupons and points, that was sent. */
async function sent(quantity = 1) {
  await giveCoupon(ana, { discount: 77, scope: 'shop', shopId: small.shopIds[1] ?? 0 });
  await giveCoupon(ana, { discount: 33 });
  const made = await bought(mall, ana, variant(coffee, 0, quantity));
  await send(made.number, made.lines);
  return made;
}

/** A return that has been sent back. */
async function returned() {
  const { number, lines } = await sent();
  const refund = await askForRefund(mall, ana, number, lines, { kind: 'goods', reason: 'damaged' });
  await mall.ask(review.acceptRefund, { refundOrderNo: refund }, as(owner.token));
  const parcel = { company: 'Swift', trackingNumber: `SW${refund}` };
  expect((await mall.ask(sendBackProducts, { refundOrderNo: refund, ...parcel }, as(ana.token))).code).toBe(200);
  return { number, refund };
}

describe('a part, while the buyer has the products', () => {
  test('is shown to the buyer with its reason and photos, and paid to the cent when they accept it', async () => {
    const { number, lines } = await sent(2);
    const refund = await askForRefund(mall, ana, number, lines, { kind: 'goods', reason: 'damaged' });
    const asked = (await detail(refund)).refundPrice;
    expect(await offer(refund, 1_001, owner, [`/media/${small.pictureHash}`])).toBe('sent');
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'offered', waitsFor: 'buyer', refundPrice: asked, returnAddress: null },
      actions: ['accept_offer', 'decline_offer', 'withdraw'],
      offer: { amount: 1_001, asked, reason: 'A small scratch', isAgreed: false, keepsProducts: true },
    });
    expect((await detail(refund)).offer?.pictures).toHaveLength(1);
    await clean();
    expect(await answer(acceptOffer, refund, 1_001)).toBe('done');
    await settleAll();
    const paid = await detail(refund);
    expect(paid).toMatchObject({ refundStatus: 'refunded', refundPrice: 1_001, kind: 'money', actions: [] });
    expect(paid.offer).toMatchObject({ amount: 1_001, asked, isAgreed: true });
    expect(paid.history.map(({ status, by, amount }) => [status, by, amount])).toEqual([
      ['under_review', 'shopper', null],
      ['offered', 'shop', 1_001],
      ['accepted', 'shopper', null],
      ['refunding', 'shopper', 1_001],
      ['refunded', 'provider', null],
    ]);
    await clean();
  });

  test('leaves the order as it is: it can be received and reviewed, and not be refunded again', async () => {
    const { number, lines } = await sent();
    const refund = await askForRefund(mall, ana, number, lines);
    await offer(refund, 500);
    await answer(acceptOffer, refund, 500);
    await settleAll();
    expect(await order(number)).toMatchObject({
      ...{ status: 'shipped', mayRefund: false, whyNoRefund: 'all_requested' },
      lines: [{ refunding: 0, refunded: 0, partRefunded: 1, refundedPrice: 500 }],
    });
    expect((await mall.ask(confirmReceipt, { orderNo: number }, as(ana.token))).code).toBe(200);
    expect((await order(number))?.actions).toContain('review');
    await settleAll();
    await clean();
  });

  test('comes from the shop after the receipt, and takes back its share of the earned points', async () => {
    const { number, lines } = await sent(3);
    await receive(number);
    const refund = await askForRefund(mall, ana, number, lines.slice(0, 1), { reason: 'poor_quality' });
    await offer(refund, 777);
    await answer(acceptOffer, refund, 777);
    await settleAll();
    expect((await detail(refund)).refundStatus).toBe('refunded');
    await clean();
  });

  test('declined, it is for the shop to decide once more; after three offers only all or nothing', async () => {
    const { number, lines } = await sent();
    const refund = await askForRefund(mall, ana, number, lines);
    for (const amount of [100, 200, 300]) {
      expect(await offer(refund, amount)).toBe('sent');
      expect(await answer(declineOffer, refund, amount)).toBe('done');
      expect(await detail(refund)).toMatchObject({ refundStatus: 'under_review', waitsFor: 'shop', offer: null });
    }
    expect(await offer(refund, 400)).toBe('too_many_offers');
    expect((await mall.ask(review.acceptRefund, { refundOrderNo: refund }, as(owner.token))).code).toBe(200);
    await settleAll();
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', offer: null });
    expect((await order(number))?.status).toBe('refunded');
    await clean();
  });

  test('can be withdrawn from by the buyer, who may then ask again', async () => {
    const { number, lines } = await sent();
    const refund = await askForRefund(mall, ana, number, lines);
    await offer(refund, 100);
    expect((await mall.ask(contract.withdrawRefund, { refundOrderNo: refund }, as(ana.token))).code).toBe(200);
    expect(await answer(acceptOffer, refund, 100)).toBe('refund_cannot_move');
    expect(await detail(refund)).toMatchObject({ refundStatus: 'withdrawn', actions: ['apply_again'] });
    await clean();
  });

  test('is refused when it is no part, of what was not sent, of another amount than was seen, and by another shop', async () => {
    const { number, lines } = await sent();
    const refund = await askForRefund(mall, ana, number, lines);
    const { refundPrice } = await detail(refund);
    expect(await offer(refund, refundPrice)).toBe('offer_too_high');
    expect(await offer(refund, 100, stranger)).toBe('refund_not_found');
    expect(await offer(refund, 100, owner, [`/media/${'0'.repeat(32)}`])).toBe('picture_unknown');
    expect(await answer(acceptOffer, refund, 100)).toBe('refund_cannot_move');
    expect(await offer(refund, 100)).toBe('sent');
    expect(await offer(refund, 90)).toBe('refund_cannot_move');
    expect(await answer(acceptOffer, refund, 99)).toBe('refund_cannot_move');
    expect(await answer(declineOffer, refund, 99)).toBe('refund_cannot_move');
    expect((await detail(refund)).offer).toMatchObject({ amount: 100, isAgreed: false });
    const unsent = await bought(mall, ana, variant(coffee));
    const early = await askForRefund(mall, ana, unsent.number, unsent.lines);
    expect(await offer(early, 100)).toBe('offer_unsent');
    await clean();
  });

  test('is paid when the buyer, reminded, does not answer', async () => {
    const { number, lines } = await sent();
    const refund = await askForRefund(mall, ana, number, lines);
    await offer(refund, 321);
    await moveClock(30);
    await handleDueRefunds(); // reminds
    expect((await detail(refund)).refundStatus).toBe('offered');
    await moveClock(60);
    await handleDueRefunds();
    await settleAll();
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', refundPrice: 321 });
    await resetClock();
    await clean();
  });
});

describe('a part for products that came back damaged', () => {
  test('accepted, it is paid; the order is refunded, the rest is the shop’s, and nothing is in stock again', async () => {
    const { number, refund } = await returned();
    const stock = async () => (await mall.pool.query('select sum(on_hand)::int as units from skus')).rows[0].units;
    const before = await stock();
    expect(await offer(refund, 1_234)).toBe('sent');
    expect(await detail(refund)).toMatchObject({
      ...{ actions: ['accept_offer', 'decline_offer'], offer: { keepsProducts: false } },
    });
    expect(await answer(acceptOffer, refund, 1_234)).toBe('done');
    await settleAll();
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', refundPrice: 1_234, kind: 'goods' });
    expect((await order(number))?.status).toBe('refunded');
    expect(await stock()).toBe(before);
    await clean();
  });

  test('declined, the platform decides, with what the shop has said and shown', async () => {
    const { refund } = await returned();
    await offer(refund, 50, owner, [`/media/${small.pictureHash}`]);
    expect((await mall.ask(contract.withdrawRefund, { refundOrderNo: refund }, as(ana.token))).code).toBe(409);
    expect(await answer(declineOffer, refund, 50)).toBe('done');
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'disputed', isWithPlatform: true, offer: null },
      dispute: { kind: 'offer_declined', note: 'A small scratch' },
    });
    expect((await detail(refund)).dispute?.pictures).toHaveLength(1);
    expect((await mall.ask(review.receiveReturn, { refundOrderNo: refund }, as(owner.token))).code).toBe(200);
    await settleAll();
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', offer: null });
    await clean();
  });
});

test('a refusal shows the shop’s photos to the buyer', async () => {
  const { number, lines } = await sent();
  const refund = await askForRefund(mall, ana, number, lines);
  const refusal = { refundOrderNo: refund, reason: 'It was worn', pictures: [`/media/${small.pictureHash}`] };
  expect((await mall.ask(review.refuseRefund, refusal, as(owner.token))).code).toBe(200);
  const shown = await detail(refund);
  expect(shown).toMatchObject({ refundStatus: 'refused', refundReason: 'It was worn' });
  expect(shown.refundReasonPictures.map(({ url }) => url)).toEqual([`/media/${small.pictureHash}`]);
});
