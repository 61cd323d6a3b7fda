// Long, because it is one table, line by line: who has to act, until when, and what happens without an answer.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteOrder, getOrder } from '#contract/orders/shopper.ts';
import * as review from '#contract/refunds/merchant.ts';
import * as platform from '#contract/refunds/platform.ts';
import * as contract from '#contract/refunds/shopper.ts';
import { cancelUnsent, sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { contestKinds, returnStates } from '#contract/refunds/values.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { receiveByClock, watchShipDeadlines } from '#server/modules/orders/index.ts';
import { as, giveUploads, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, orderOf, ownerOf, receive, send, settleAll } from '#tests/support/orders/refunds.ts';
import { ship } from '#tests/support/orders/shop-orders.ts';
import { ifSilent, isSilenceForBuyer } from './deadlines.ts';
import { askAboutReturns, handleDueRefunds, recordReturnTracking } from './index.ts';

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, admin] = [] as unknown as [Person, Person];
let ana: Buyer;
const coffee = 1;
const express = { company: 'galleria express', trackingNumber: 'ge0000000001' };
let parcels = 0;
/** A number that the demo's carrier knows, of its own for each parcel. */
const newParcel = () => ({ ...express, trackingNumber: `GE${String(++parcels).padStart(10, '0')}` });

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await giveUploads(mall, owner.accountId, [small.pictureHash]);
  admin = await someone({ role: 'platform' });
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
});
beforeEach(async () => {
  await resetClock();
  ana = await aBuyer();
});

const detail = async (number: string) => {
  const { data, message } = await mall.ask(contract.getRefund, { refundOrderNo: number }, as(ana.token));
  if (!data) throw new Error(message);
  return data;
};
const statusOf = async (number: string) => (await detail(number)).refundStatus;
const order = async (orderNumber: string) => (await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token))).data;
const byShop = (call: typeof review.acceptRefund | typeof review.receiveReturn, refundOrderNo: string) =>
  mall.ask(call, { refundOrderNo }, as(owner.token)).then(({ code }) => code);
const sendBack = (refundOrderNo: string, parcel = newParcel()) =>
  mall.ask(sendBackProducts, { refundOrderNo, ...parcel }, as(ana.token)).then(({ code }) => code);
const contest = (refundOrderNo: string, kind: (typeof contestKinds)[number] = 'damaged') =>
  mall
    .ask(
      review.contestReturn,
      { refundOrderNo, kind, note: 'The screen is broken', pictures: [`/media/${small.pictureHash}`] },
      as(owner.token),
    )
    .then(({ code }) => code);
const decide = (refundOrderNo: string, isAccepted: boolean, reason = 'The pictures show it') =>
  mall.ask(platform.decideRefund, { refundOrderNo, isAccepted, reason }, as(admin.token)).then(({ code }) => code);
const clean = async () => expect(await violationsOf(mall)).toEqual([]);
/** What was published and not yet delivered, without what other modules publish. */
const published = async (name: string) =>
  (await mall.pool.query('select payload from event_outbox where name = $1 order by id', [name])).rows.map(
    ({ payload }) => payload,
  );
const onHand = async () =>
  Number((await mall.pool.query('select on_hand from skus where id = $1', [variant(coffee).skuId])).rows[0].on_hand);

/** Lets so many days pass, and what is due by then happen. */
async function days(count: number): Promise<void> {
  await moveClock(count);
  await askAboutReturns();
  await handleDueRefunds();
}

/** A return that the shop has accepted, of an order that was received. */
async function acceptedReturn() {
  const { number, lines } = await bought(mall, ana, variant(coffee));
  await send(number, lines);
  await receive(number);
  const refund = await askForRefund(mall, ana, number, lines, { kind: 'goods', reason: 'damaged' });
  expect(await byShop(review.acceptRefund, refund)).toBe(200);
  await settleAll();
  return { number, lines, refund };
}

test('what silence means: accepted, ended, paid only on the carrier’s word, or before the platform', () => {
  const base = { disputeKind: null, returnState: null } as const;
  expect(ifSilent({ ...base, status: 'under_review' })).toBe('accepted');
  expect(ifSilent({ ...base, status: 'accepted' })).toBe('expired');
  for (const returnState of returnStates) {
    const isThere = returnState === 'delivered';
    expect(ifSilent({ ...base, status: 'sent_back', returnState })).toBe(isThere ? 'paid' : 'disputed');
    for (const disputeKind of contestKinds) expect(isSilenceForBuyer({ disputeKind, returnState })).toBe(isThere);
    expect(isSilenceForBuyer({ disputeKind: 'unconfirmed', returnState })).toBe(isThere || returnState === 'untracked');
  }
});

describe('the shop has to answer', () => {
  test('it is notified at once, reminded a day before, and the refund is accepted for it only after that', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    await settleAll();
    const refund = await askForRefund(mall, ana, number, lines);
    const { answerBy } = await detail(refund);
    expect(await published('refunds.refundMoved')).toEqual([
      { number: refund, status: 'under_review', by: 'shopper', waitsFor: 'shop', deadline: answerBy },
    ]);
    await days(1.9);
    expect(await published('refunds.deadlineNear')).toEqual([]);
    await days(0.2);
    const { answerBy: deadline } = await detail(refund);
    expect(await published('refunds.deadlineNear')).toEqual([
      { number: refund, status: 'under_review', waitsFor: 'shop', deadline, ifSilent: 'accepted' },
    ]);
    await handleDueRefunds();
    expect(await published('refunds.deadlineNear')).toHaveLength(1); // once
    await days(1);
    await settleAll();
    expect(await statusOf(refund)).toBe('refunded');
    await clean();
  });

  test('a mall that was down over the deadline reminds first, and gives the time that the shop was promised', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, number, lines);
    await days(10);
    expect(await statusOf(refund)).toBe('under_review');
    await days(0.9);
    expect(await statusOf(refund)).toBe('under_review');
    await days(0.2);
    expect(await statusOf(refund)).toBe('refunding');
    await clean();
  });
});

describe('the buyer has to send back', () => {
  test('a return that is never sent expires after a reminder; the units can be requested back again, and the shop’s money is free', async () => {
    const { number, refund } = await acceptedReturn();
    expect(await detail(refund)).toMatchObject({ waitsFor: 'buyer', answerBy: expect.any(String) });
    expect((await order(number))?.openRefunds).toBe(1);
    await days(13.1);
    expect(await published('refunds.deadlineNear')).toMatchObject([
      { number: refund, waitsFor: 'buyer', ifSilent: 'expired' },
    ]);
    expect(await statusOf(refund)).toBe('accepted');
    await days(1);
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'expired', answerBy: null, waitsFor: null, actions: ['apply_again'] },
      history: [{}, {}, { status: 'expired', by: 'clock' }],
    });
    expect(await published('refunds.refundMoved')).toMatchObject([{ status: 'expired', by: 'clock', deadline: null }]);
    expect(await order(number)).toMatchObject({
      openRefunds: 0,
      lines: [{ refunding: 0, refunded: 0, mayRefund: true }],
    });
    expect(await sendBack(refund)).toBe(409);
    await settleAll();
    await clean();
  });
});

describe('the shop has to confirm or contest what was sent back', () => {
  test('delivered by the carrier and not contested: paid after a reminder, and in stock again', async () => {
    const { refund } = await acceptedReturn();
    const before = await onHand();
    expect(await sendBack(refund)).toBe(200);
    expect((await detail(refund)).returnTrack).toMatchObject({ state: 'sent', deliveredAt: null });
    await days(1);
    expect(await detail(refund)).toMatchObject({ returnTrack: { state: 'delivered' }, actions: [] });
    await days(12.1);
    expect(await published('refunds.deadlineNear')).toMatchObject([{ waitsFor: 'shop', ifSilent: 'paid' }]);
    expect(await statusOf(refund)).toBe('sent_back');
    await days(1);
    await settleAll();
    expect(await statusOf(refund)).toBe('refunded');
    expect(await onHand()).toBe(before + 1);
    await clean();
  });

  test('a number that the carrier does not know is paid by nobody’s silence: platform, and then it is refused', async () => {
    const { refund, number } = await acceptedReturn();
    const before = await onHand();
    expect(await sendBack(refund, { ...express, trackingNumber: 'MADEUP1' })).toBe(200);
    expect((await detail(refund)).returnTrack?.state).toBe('unknown');
    await days(13.1);
    await days(1);
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'disputed', isWithPlatform: true, waitsFor: 'platform' },
      dispute: { kind: 'unconfirmed' },
      actions: ['change_tracking'],
    });
    await settleAll();
    await days(6.1);
    expect(await published('refunds.deadlineNear')).toMatchObject([{ waitsFor: 'platform', ifSilent: 'refused' }]);
    await days(1);
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refused', actions: ['apply_again'], answerBy: null });
    expect(await published('refunds.platformDecided')).toEqual([
      { number: refund, isAccepted: false, reason: '', by: 'clock' },
    ]);
    expect(await order(number)).toMatchObject({ refundedPrice: 0, openRefunds: 0 });
    expect(await onHand()).toBe(before);
    await settleAll();
    await clean();
  });

  test('a wrong number can be corrected until the products arrive, without any more time', async () => {
    const { refund } = await acceptedReturn();
    await sendBack(refund, { ...express, trackingNumber: 'MADEUP2' });
    const { answerBy } = await detail(refund);
    await days(2);
    expect(await sendBack(refund)).toBe(200);
    expect(await detail(refund)).toMatchObject({ answerBy, returnTrack: { state: 'sent' }, refundStatus: 'sent_back' });
    await days(1);
    expect((await detail(refund)).returnTrack?.state).toBe('delivered');
    expect(await sendBack(refund)).toBe(409);
    expect(await byShop(review.receiveReturn, refund)).toBe(200);
    await settleAll();
    await clean();
  });

  test('another parcel’s number proves nothing: neither what the shop had sent nor someone else’s return', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const sent = { kind: 'courier', carrier: 'demo-express', trackingNumber: 'GE7000000001' } as const;
    expect((await ship(mall, owner, number, sent, [])).code).toBe(200);
    await receive(number);
    const refund = await askForRefund(mall, ana, number, lines, { kind: 'goods' });
    await byShop(review.acceptRefund, refund);
    expect(await sendBack(refund, { ...express, trackingNumber: 'GE7000000001' })).toBe(409);
    const parcel = newParcel();
    expect(await sendBack(refund, parcel)).toBe(200);
    ana = await aBuyer();
    const { refund: other } = await acceptedReturn();
    expect(await sendBack(other, parcel)).toBe(409);
    expect(await statusOf(other)).toBe('accepted');
    await clean();
  });

  test('webhooks of a carrier count, but not of a parcel from before the request', async () => {
    const { refund } = await acceptedReturn();
    await sendBack(refund, { company: 'DHL Express', trackingNumber: 'D1' });
    expect((await detail(refund)).returnTrack?.state).toBe('untracked'); // this mall has no contract with it
    await mall.pool.query(`update refunds set return_state = 'sent' where number = $1`, [refund]);
    const report = (step: 'in_transit' | 'delivered', at: string) =>
      transaction((tx) => recordReturnTracking({ carrier: 'dhl', events: [{ trackingNumber: 'D1', step, at }] }, tx));
    await report('delivered', '2020-01-01T00:00:00.000Z');
    expect((await detail(refund)).returnTrack?.state).toBe('sent');
    await report('delivered', new Date(Date.now() + 60_000).toISOString());
    expect((await detail(refund)).returnTrack?.state).toBe('delivered');
    await report('in_transit', new Date(Date.now() + 50_000).toISOString()); // reported late
    expect((await detail(refund)).returnTrack?.state).toBe('delivered');
  });
});

describe('the shop contests', () => {
  test('with words and pictures; the platform pays: everyone is notified, and nothing broken goes into stock', async () => {
    const { refund } = await acceptedReturn();
    const before = await onHand();
    expect(await contest(refund)).toBe(409); // nothing was sent back yet
    await sendBack(refund);
    await settleAll();
    expect(await contest(refund)).toBe(200);
    expect(await contest(refund)).toBe(409);
    const { answerBy } = await detail(refund);
    expect(await published('refunds.refundMoved')).toEqual([
      { number: refund, status: 'disputed', by: 'shop', waitsFor: 'platform', deadline: answerBy },
    ]);
    expect(await detail(refund)).toMatchObject({
      dispute: { kind: 'damaged', note: 'The screen is broken', pictures: [{ url: `/media/${small.pictureHash}` }] },
      isWithPlatform: true,
    });
    const listed = await mall.ask(platform.listAskedRefunds, { limit: 100 }, as(admin.token));
    expect(listed.data?.list.map((one) => one.refundOrderNo)).toContain(refund);
    expect(await decide(refund, true, 'It was packed well')).toBe(200);
    expect(await decide(refund, false)).toBe(409);
    expect(await published('refunds.platformDecided')).toEqual([
      { number: refund, isAccepted: true, reason: 'It was packed well', by: 'platform' },
    ]);
    await settleAll();
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', platformReason: 'It was packed well' });
    expect(await onHand()).toBe(before);
    await clean();
  });

  test('the platform is on the shop’s side: refused for good, with both reasons stored', async () => {
    const { refund, number } = await acceptedReturn();
    await sendBack(refund);
    await contest(refund, 'not_ours');
    expect(await decide(refund, false, 'It is another product')).toBe(200);
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'refused', platformReason: 'It is another product', refundReason: '' },
      dispute: { kind: 'not_ours', note: 'The screen is broken' },
      actions: ['apply_again'],
    });
    expect((await mall.ask(contract.askPlatform, { refundOrderNo: refund }, as(ana.token))).code).toBe(409);
    expect(await order(number)).toMatchObject({ openRefunds: 0, refundedPrice: 0 });
    await clean();
  });

  test('and finds it after all: it pays, and has it in stock', async () => {
    const { refund } = await acceptedReturn();
    const before = await onHand();
    await sendBack(refund);
    await contest(refund, 'not_arrived');
    expect(await byShop(review.receiveReturn, refund)).toBe(200);
    await settleAll();
    expect(await statusOf(refund)).toBe('refunded');
    expect(await onHand()).toBe(before + 1);
    expect(await decide(refund, false)).toBe(409);
    await clean();
  });

  test.each([
    ['the carrier has delivered it: paid', true, 'refunded'],
    ['the carrier has not: refused', false, 'refused'],
  ] as const)('the platform is silent, and %s', async (_, isDelivered, end) => {
    const { refund } = await acceptedReturn();
    await sendBack(refund, isDelivered ? newParcel() : { ...express, trackingNumber: 'MADEUP3' });
    if (isDelivered) await days(1);
    await contest(refund, 'not_arrived');
    await days(6.1);
    expect(await statusOf(refund)).toBe('disputed');
    await days(1);
    await settleAll();
    expect(await statusOf(refund)).toBe(end);
    await clean();
  });
});

describe('the platform has to decide about a refusal', () => {
  const appeal = async () => {
    const bill = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, bill.number, bill.lines);
    await mall.ask(review.refuseRefund, { refundOrderNo: refund, reason: 'No' }, as(owner.token));
    await settleAll();
    await mall.ask(contract.askPlatform, { refundOrderNo: refund }, as(ana.token));
    return { ...bill, refund };
  };

  test('it is notified, reminded, and its silence favours the buyer', async () => {
    const { refund, number } = await appeal();
    const { answerBy } = await detail(refund);
    expect(await published('refunds.platformAsked')).toEqual([{ number: refund, deadline: answerBy }]);
    expect((await order(number))?.openRefunds).toBe(1);
    await days(6.1);
    await days(1);
    await settleAll();
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', refundReason: 'No', answerBy: null });
    await clean();
  });

  test('unless the same units were asked back again: then the refusal stands', async () => {
    const { refund, number, lines } = await appeal();
    const again = await askForRefund(mall, ana, number, lines);
    await byShop(review.acceptRefund, again);
    await settleAll();
    await days(6.1);
    await days(1);
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refused', isWithPlatform: false, answerBy: null });
    await clean();
  });

  test('a reason that it gives for paying is stored beside the shop’s', async () => {
    const { refund } = await appeal();
    expect(await decide(refund, true, 'The shop has not sent a picture')).toBe(200);
    await settleAll();
    expect(await detail(refund)).toMatchObject({
      ...{ refundReason: 'No', platformReason: 'The shop has not sent a picture', refundStatus: 'refunded' },
    });
    await clean();
  });
});

describe('an order with a refund that has not ended', () => {
  test('is not received by the clock, even while only the provider has to pay', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    await send(number, lines);
    expect((await order(number))?.receiveBy).toEqual(expect.any(String));
    const refund = await askForRefund(mall, ana, number, lines, { reason: 'damaged' });
    await moveClock(15);
    await receiveByClock();
    expect(await order(number)).toMatchObject({ status: 'shipped', receiveBy: null }); // nothing is promised for a day that passes
    await byShop(review.acceptRefund, refund); // all of it is being paid back, and nothing is left to receive
    await receiveByClock();
    expect((await mall.ask(confirmReceipt, { orderNo: number }, as(ana.token))).code).toBe(400);
    expect(await order(number)).toMatchObject({ status: 'shipped', refundedPrice: 3_050 });
    expect((await order(number))?.actions).not.toContain('confirm');
    await clean();
    await settleAll();
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    await clean();
  });

  test('cannot be deleted, and can be once the money is back', async () => {
    const { refund, number } = await acceptedReturn();
    await mall.pool.query(`update orders set status = 'completed' where number = $1`, [number]);
    await mall.pool.query(
      `insert into order_status_history (order_id, step, status, by, at) select id, 5, 'completed', 'clock', mall_now() from orders where number = $1`,
      [number],
    );
    const remove = () => mall.ask(deleteOrder, { orderNo: number }, as(ana.token)).then(({ code }) => code);
    expect((await order(number))?.actions).not.toContain('delete');
    expect(await remove()).toBe(409);
    await mall.ask(contract.withdrawRefund, { refundOrderNo: refund }, as(ana.token));
    expect((await order(number))?.actions).toContain('delete');
    expect(await remove()).toBe(200);
    await clean();
  });
});

describe('the shop has to send what was paid', () => {
  const cancel = (orderNumber: string) => mall.ask(cancelUnsent, { orderNo: orderNumber }, as(ana.token));
  const watch = async (count: number) => {
    await moveClock(count);
    await watchShipDeadlines();
  };

  test('it is reminded; then the buyer may cancel alone, and has all of it back', async () => {
    const { number, payable } = await bought(mall, ana, variant(coffee, 0, 2));
    await settleAll();
    expect((await cancel(number)).code).toBe(409);
    await watch(4.1);
    const deadline = (await order(number))?.shipBy;
    expect(await published('orders.shipDeadlineNear')).toEqual([{ orderNumber: number, deadline }]);
    expect((await cancel(number)).code).toBe(409);
    expect(await order(number)).toMatchObject({ isOverdue: false, actions: ['refund', 'buy_again'] });
    await watch(1);
    await watch(0);
    expect(await published('orders.shipDeadlineOver')).toEqual([{ orderNumber: number }]);
    expect(await order(number)).toMatchObject({ isOverdue: true, actions: ['cancel_unsent', 'refund', 'buy_again'] });
    const { data } = await cancel(number);
    await settleAll();
    expect(await detail(data?.refundOrderNo ?? '')).toMatchObject({
      ...{ refundStatus: 'refunded', refundPrice: payable, refundReasonWap: 'late' },
      history: [{ by: 'shopper' }, { status: 'accepted', by: 'clock' }, {}, {}],
    });
    expect(await order(number)).toMatchObject({
      ...{ status: 'refunded', refundedPrice: payable, openRefunds: 0, isOverdue: false },
      lines: [{ refunded: 2, refundedPrice: payable }],
    });
    expect((await cancel(number)).code).toBe(409);
    await clean();
  });

  test('of what was sent in part only the rest is cancelled, and the order goes on', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 3));
    await send(number, [{ id: lines[0]?.id ?? 0, quantity: 2 }]);
    await watch(4.1);
    await watch(1);
    expect((await cancel(number)).code).toBe(200);
    await settleAll();
    expect(await order(number)).toMatchObject({
      ...{ status: 'shipped', refundedPrice: 2_550, shipBy: null },
      lines: [{ shipped: 2, unsent: 1, refunded: 1, refundedPrice: 2_550 }],
    });
    await clean();
  });

  test('what was sent in time is not cancelled, nor someone else’s', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    await watch(4.1);
    await watch(1);
    const bob = await someone();
    expect((await mall.ask(cancelUnsent, { orderNo: number }, as(bob.token))).code).toBe(404);
    await send(number, lines);
    expect((await cancel(number)).code).toBe(409);
    expect((await orderOf(mall, ana, number)).status).toBe('shipped');
    await clean();
  });

  test('after a refused request it has its whole time to send', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, number, lines);
    await watch(4.9);
    await mall.ask(review.refuseRefund, { refundOrderNo: refund, reason: 'No' }, as(owner.token));
    await watch(1);
    expect((await cancel(number)).code).toBe(409);
    await watch(3.1);
    await watch(1);
    expect((await cancel(number)).code).toBe(200);
    await settleAll();
    await clean();
  });
});
