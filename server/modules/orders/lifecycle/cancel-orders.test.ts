import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelPayment } from '#contract/orders/shopper.ts';
import { computePrice, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { expirePayments } from '#server/modules/orders/index.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  giveCoupon,
  newDraft,
  order,
  orderInputOf,
  pay,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;
const [tea, coffee] = [0, 1] as const;
const minute = 1 / 24 / 60;
const rowsOf = async (statement: string, ...values: unknown[]) => (await mall.pool.query(statement, values)).rows;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
});
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer({ points: 500 });
});

/** All that an order takes and a cancellation gives back. */
const holdings = async () => ({
  stock: await rowsOf('select id, on_hand, reserved from skus order by id'),
  flash: await rowsOf('select sold from activity_products order by 1'),
  coupons: await rowsOf('select id, state, used_for from received_coupons order by id'),
  points: await rowsOf('select account_id, available, frozen, spent from points_balances order by 1'),
});

async function orderWithEverything() {
  const platformCouponId = await giveCoupon(ana, { discount: 300 });
  const before = await holdings();
  const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(tea, 0, 2), variant(coffee, 0, 1)));
  const agreed = { ...orderInputOf(quote), usesPoints: true, platformCouponId };
  const { data } = await mall.ask(computePrice, agreed, as(ana.token));
  const placed = await mall.ask(placeOrder, { ...agreed, quoteKey: data?.quoteKey ?? '' }, as(ana.token));
  const number = placed.data?.orderNo ?? '';
  expect(await holdings()).not.toEqual(before);
  return { number, before };
}

const cancel = (paymentNumber: string, who = ana, reason = '') =>
  mall.ask(cancelPayment, { orderNo: paymentNumber, reason }, as(who.token));
const ordersOf = (number: string) =>
  rowsOf(
    `select o.status, o.cancel_reason, o.cancelled_at is not null as dated, t.status as payment,
      (select array_agg(m.status || ' ' || m.by order by m.step) from order_status_history m where m.order_id = o.id) as moves
      from orders o join payments t on t.id = o.payment_id where t.number = $1 order by o.id`,
    number,
  );

describe('cancelling', () => {
  test('gives back stock, flash units, coupon and points, once', async () => {
    const { number, before } = await orderWithEverything();
    expect((await cancel(number, ana, 'Too dear')).code).toBe(200);
    expect(await holdings()).toEqual(before);
    const cancelled = {
      status: 'cancelled',
      cancel_reason: 'Too dear',
      dated: true,
      payment: 'closed',
      moves: ['awaiting_payment shopper', 'cancelled shopper'],
    };
    expect(await ordersOf(number)).toEqual([cancelled, cancelled]);
    expect(await violations()).toEqual([]);
    const settled = await databaseFingerprint(mall.pool);
    expect((await cancel(number)).code).toBe(409);
    expect(await databaseFingerprint(mall.pool)).toEqual(settled);
  });

  test('someone else’s, an unknown and a paid one are refused, and nothing moves', async () => {
    const { orderNo: paymentNumber } = await order(mall, ana, variant(coffee));
    const before = await databaseFingerprint(mall.pool);
    const stranger = await cancel(paymentNumber, await aBuyer());
    expect([stranger.code, (await cancel('PT0000000000000000')).message]).toEqual([404, stranger.message]);
    expect((await databaseFingerprint(mall.pool)).orders).toBe(before.orders);
    expect(await pay(mall, ana, paymentNumber)).toBe('paid');
    const paid = await databaseFingerprint(mall.pool);
    expect((await cancel(paymentNumber)).code).toBe(409);
    expect(await databaseFingerprint(mall.pool)).toEqual(paid);
  });
});

describe('what is not paid in time', () => {
  test('is cancelled by the clock, no sooner, with everything given back; late money goes back too', async () => {
    const { number, before } = await orderWithEverything();
    await moveClock(29.9 * minute);
    await expirePayments();
    expect((await ordersOf(number)).map(({ status }) => status)).toEqual(['awaiting_payment', 'awaiting_payment']);
    await moveClock(0.2 * minute);
    await Promise.all([expirePayments(), expirePayments()]);
    expect(await ordersOf(number)).toMatchObject([
      { status: 'cancelled', cancel_reason: 'expired', moves: ['awaiting_payment shopper', 'cancelled clock'] },
      { status: 'cancelled' },
    ]);
    expect(await holdings()).toEqual(before);
    expect((await cancel(number)).code).toBe(409);
    expect(await violations()).toEqual([]);
  });

  test('the time is what the platform has set', async () => {
    await setSite('orders', { ...(await getSite(database(), 'orders')), payMinutes: 5, openPaymentsMax: 20 });
    const { orderNo: paymentNumber } = await order(mall, ana, variant(coffee));
    await setSite('orders', { ...(await getSite(database(), 'orders')), payMinutes: 30, openPaymentsMax: 20 });
    await moveClock(5.1 * minute);
    await expirePayments();
    expect((await ordersOf(paymentNumber))[0].status).toBe('cancelled');
  });

  test('a coupon that has ended meanwhile comes back as expired', async () => {
    const { number } = await orderWithEverything();
    await moveClock(8);
    await expirePayments();
    expect((await ordersOf(number))[0].status).toBe('cancelled');
    expect(await rowsOf('select state from received_coupons where account_id = $1', ana.accountId)).toEqual([
      { state: 'expired' },
    ]);
    expect(await violations()).toEqual([]);
  });
});

test('nobody cancels without having signed in', async () => {
  const { orderNo: paymentNumber } = await order(mall, ana, variant(coffee));
  expect((await mall.send(cancelPayment, { orderNo: paymentNumber })).status).toBe(401);
  expect((await mall.send(cancelPayment, { orderNo: 'x' }, as((await someone()).token))).status).toBe(400);
});
