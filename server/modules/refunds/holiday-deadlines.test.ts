import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart, getCart } from '#contract/cart/shopper.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import * as contract from '#contract/shops/merchant-holidays.ts';
import { getShop } from '#contract/shops/shopper-page.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { watchShipDeadlines } from '#server/modules/orders/index.ts';
import { followHolidays } from '#server/modules/shops/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  newDraft,
  orderInputOf,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, receive, send } from '#tests/support/orders/refunds.ts';
import { handleDueRefunds } from './index.ts';

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let shopId: number;
let ana: Buyer;
const coffee = 1;
const dayMs = 86_400_000;
const minute = 1 / 1440;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  shopId = small.shopIds[1] ?? 0;
  owner = await ownerOf(mall, shopId);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
});
beforeEach(async () => {
  await mall.pool.query('delete from shop_holidays');
  await mall.pool.query(
    'update shops set holiday_from = null, holiday_until = null, holiday_sells = true, holiday_turn_at = null',
  );
  await resetClock();
  // At noon, so that a day has begun everywhere and ends nowhere during a test.
  const { rows } = await mall.pool.query(
    `select extract(epoch from date_trunc('day', now()) + interval '36 hours' - now())::int as seconds`,
  );
  await moveClock(rows[0].seconds / 86_400);
  ana = await aBuyer();
});

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(owner.token));
const today = async () => (await ask(contract.listHolidays, {})).data?.today ?? '';
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Plans a holiday from so many days from today on, for so many days. */
async function plan(inDays: number, days: number, isSelling = true) {
  const from = dayAfter(await today(), inDays);
  return ask(contract.planHoliday, { from, until: dayAfter(from, days), isSelling });
}
const idOf = ({ data, message }: Awaited<ReturnType<typeof plan>>) => {
  if (!data) throw new Error(message);
  return data.id;
};
const timesOf = async (number: string) => {
  const { rows } = await mall.pool.query(
    `select extract(epoch from ship_by - paid_at)::float8 / 86400 as days, ship_by, ship_reminded_at, overdue_at from orders where number = $1`,
    [number],
  );
  return rows[0] as { days: number; ship_by: Date; ship_reminded_at: Date | null; overdue_at: Date | null };
};
const answerDays = async (number: string) => {
  const { rows } = await mall.pool.query(
    `select extract(epoch from answer_by - mall_now())::float8 / 86400 as days from refunds where number = $1`,
    [number],
  );
  return rows[0].days as number;
};
const buy = () => bought(mall, ana, variant(coffee));
const holidayOf = async () => (await mall.ask(getShop, { id: shopId })).data?.holiday;

describe('announcing', () => {
  test('from today on it has begun; pages, product, cart and checkout say until when', async () => {
    const tags = await invalidatedTags(mall, async () => expect((await plan(0, 10)).code).toBe(200));
    expect(tags).toContain(`shop:${shopId}`);
    const from = await today();
    const holiday = { from, until: dayAfter(from, 10), hasBegun: true, isSelling: true };
    expect(await holidayOf()).toEqual(holiday);
    const { data: product } = await mall.ask(getProduct, { id: small.productIds[coffee] ?? 0 });
    expect(product?.shop.holiday).toEqual(holiday);
    const { data: cart } = await mall.ask(addToCart, { lines: [{ ...variant(coffee), quantity: 1 }] }, as(ana.token));
    expect(cart?.shops.map((shop) => shop.holiday)).toEqual([holiday]);
    const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee)));
    expect(quote.shops.map((shop) => shop.holiday)).toEqual([holiday]);
    // It cannot arrive before it is sent.
    expect((quote.shops[0]?.earliest ?? '') > holiday.until).toBe(true);
  });

  test('a planned one comes into sight two weeks before, begins and ends by the clock', async () => {
    const from = await today();
    expect((await plan(30, 10, false)).data).toMatchObject({ state: 'planned', from: dayAfter(from, 30) });
    await followHolidays();
    expect(await holidayOf()).toBeNull();
    await moveClock(16);
    expect(await invalidatedTags(mall, followHolidays)).toContain(`shop:${shopId}`);
    expect(await holidayOf()).toMatchObject({ hasBegun: false });
    await moveClock(14);
    expect(await invalidatedTags(mall, followHolidays)).toContain(`shop:${shopId}`);
    expect(await holidayOf()).toMatchObject({ hasBegun: true, isSelling: false });
    await moveClock(10);
    expect(await invalidatedTags(mall, followHolidays)).toContain(`shop:${shopId}`);
    expect(await holidayOf()).toBeNull();
    expect(await invalidatedTags(mall, followHolidays)).toEqual([]);
    expect((await ask(contract.listHolidays, {})).data?.holidays.map(({ state }) => state)).toEqual(['over']);
  });

  test('not in the past, not backwards, not too long, not too far ahead, not twice on a day', async () => {
    for (const [inDays, days] of [
      [-1, 5],
      [3, 0],
      [3, -1],
      [3, 46],
      [340, 30],
    ] as const)
      expect((await plan(inDays, days)).reason).toBe('holiday_days_wrong');
    expect((await plan(3, 45)).code).toBe(200);
    for (const [inDays, days] of [
      [0, 4],
      [47, 3],
      [10, 2],
    ] as const)
      expect((await plan(inDays, days)).reason).toBe('holiday_overlaps');
    for (const inDays of [48, 50, 52, 54]) expect((await plan(inDays, 1)).code).toBe(200);
    expect((await plan(60, 1)).reason).toBe('too_many_holidays');
    expect((await ask(contract.listHolidays, {})).data?.holidays).toHaveLength(5);
  });

  test('one that follows another without a day between is one to buyers', async () => {
    await plan(0, 5);
    await plan(5, 20);
    expect(await holidayOf()).toMatchObject({ until: dayAfter(await today(), 25) });
  });

  test('another shop neither sees nor ends it', async () => {
    const id = idOf(await plan(0, 5));
    const stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
    const { reason } = await mall.ask(contract.endHoliday, { id }, as(stranger.token));
    expect(reason).toBe('holiday_not_found');
    expect((await mall.ask(contract.listHolidays, {}, as(stranger.token))).data?.holidays).toEqual([]);
    expect(await holidayOf()).not.toBeNull();
  });
});

describe('not for sale', () => {
  test('nothing is put into a cart or ordered; what was in carts waits there', async () => {
    await mall.ask(addToCart, { lines: [{ ...variant(coffee), quantity: 1 }] }, as(ana.token));
    const draft = await newDraft(mall, ana, variant(coffee));
    const quote = await quoteFor(mall, ana, draft);
    await plan(0, 5, false);
    const { data: cart } = await mall.ask(getCart, {}, as(ana.token));
    expect([cart?.shops, cart?.invalid.map(({ reason }) => reason)]).toEqual([[], ['on_holiday']]);
    const more = await mall.ask(addToCart, { lines: [{ ...variant(coffee), quantity: 1 }] }, as(ana.token));
    expect(more.reason).toBe('shop_on_holiday');
    const buyNow = { preOrderType: 'buyNow' as const, orderDetails: [{ ...variant(coffee), quantity: 1 }] };
    expect((await mall.ask(createDraft, buyNow, as(ana.token))).reason).toBe('shop_on_holiday');
    const { data: shown } = await mall.ask(loadDraft, { preOrderNo: quote.preOrderNo }, as(ana.token));
    expect([shown?.canPlace, shown?.shops[0]?.lines[0]?.problem]).toEqual([false, 'on_holiday']);
    const placed = await mall.ask(placeOrder, { ...orderInputOf(quote), quoteKey: quote.quoteKey }, as(ana.token));
    expect(placed.reason).toBe('shop_on_holiday');
    expect((await mall.pool.query('select 1 from orders where account_id = $1', [ana.accountId])).rowCount).toBe(0);

    await moveClock(5); // the clock decides, also before the job has run
    expect((await mall.ask(getCart, {}, as(ana.token))).data?.shops).toHaveLength(1);
  });
});

describe('deadlines', () => {
  test('whoever has not seen the holiday is asked again before the order is placed', async () => {
    const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee)));
    await plan(2, 10);
    const placed = await mall.ask(placeOrder, { ...orderInputOf(quote), quoteKey: quote.quoteKey }, as(ana.token));
    expect(placed.reason).toBe('quote_changed');
  });

  test('orders of before keep their day, those of a minute later stand still', async () => {
    const before = await buy();
    await plan(2, 10);
    const atOnce = await buy();
    await moveClock(2 * minute);
    const after = await buy();
    expect((await timesOf(before.number)).days).toBeCloseTo(5, 3);
    expect((await timesOf(atOnce.number)).days).toBeCloseTo(5, 3);
    expect((await timesOf(after.number)).days).toBeCloseTo(15, 3);

    // The buyer of before may cancel on the promised day, in the middle of the holiday.
    await moveClock(4);
    await watchShipDeadlines();
    await moveClock(1.1);
    await watchShipDeadlines();
    expect((await timesOf(before.number)).overdue_at).not.toBeNull();
    expect((await timesOf(after.number)).overdue_at).toBeNull();
    expect(await violationsOf(mall)).toEqual([]);
  });

  test('answering a refund stands still for orders that knew of it; for others silence is an answer', async () => {
    const before = await buy();
    await plan(1, 10);
    await moveClock(2 * minute);
    const after = await buy();
    const [old, known] = [
      await askForRefund(mall, ana, before.number, before.lines),
      await askForRefund(mall, ana, after.number, after.lines),
    ];
    expect(await answerDays(old)).toBeCloseTo(3, 2);
    expect(await answerDays(known)).toBeCloseTo(13, 2);
    await moveClock(2.5);
    await handleDueRefunds();
    await moveClock(1);
    await handleDueRefunds();
    const { rows } = await mall.pool.query('select status from refunds where number = any($1) order by id', [
      [old, known],
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['refunding', 'under_review']);
  });

  test('the buyer’s own days go on', async () => {
    await plan(1, 10);
    await moveClock(2 * minute);
    const { number, lines } = await buy();
    await send(number, lines);
    await receive(number);
    const refund = await askForRefund(mall, ana, number, lines, { kind: 'goods', reason: 'damaged' });
    expect((await ask(acceptRefund, { refundOrderNo: refund })).code).toBe(200);
    expect(await answerDays(refund)).toBeCloseTo(14, 2);
  });

  test('ended early, what it has moved moves back, and the shop is reminded again', async () => {
    const id = idOf(await plan(1, 20));
    await moveClock(2 * minute);
    const { number, lines } = await buy();
    const refunded = await buy();
    const refund = await askForRefund(mall, ana, refunded.number, refunded.lines);
    expect((await timesOf(number)).days).toBeCloseTo(25, 3);
    await moveClock(5);
    expect((await ask(contract.endHoliday, { id })).code).toBe(200);
    await deliverAll();
    // Half a day counted until it began at midnight, and it has run since; the rest begins now.
    const counted = (await timesOf(number)).days;
    expect(counted).toBeCloseTo(5 + 4.5, 1);
    expect(await answerDays(refund)).toBeCloseTo(3 - 0.5, 1);
    expect((await ask(contract.endHoliday, { id })).reason).toBe('holiday_over');
    await deliverAll();
    expect((await timesOf(number)).days).toBe(counted);
    expect(await holidayOf()).toBeNull();
    await send(number, lines);
    expect(await violationsOf(mall)).toEqual([]);
  });

  test('cancelled before it begins, deadlines are as if it had never been', async () => {
    const id = idOf(await plan(3, 20));
    await moveClock(2 * minute);
    const { number } = await buy();
    expect((await timesOf(number)).days).toBeCloseTo(25, 3);
    await ask(contract.endHoliday, { id });
    await deliverAll();
    expect((await timesOf(number)).days).toBeCloseTo(5, 3);
    expect((await ask(contract.endHoliday, { id })).reason).toBe('holiday_over');
    expect((await ask(contract.listHolidays, {})).data?.holidays).toEqual([]);
  });

  test('prolonged by another holiday, orders of before the prolongation keep what they were promised', async () => {
    await plan(0, 5);
    await moveClock(2 * minute);
    const first = await buy();
    await plan(5, 10);
    await moveClock(2 * minute);
    const second = await buy();
    const [one, two] = [await timesOf(first.number), await timesOf(second.number)];
    expect(one.days).toBeCloseTo(4.5 + 5, 1);
    expect(two.days).toBeCloseTo(14.5 + 5, 1);
  });
});
