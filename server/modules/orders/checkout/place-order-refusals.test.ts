import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { rates } from '#server/http/limits.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  giveCoupon,
  newDraft,
  order,
  orderInputOf,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;
const [tea, coffee, mug] = [0, 1, 2] as const;
const redLarge = 3;
const shopId = (place: number) => small.shopIds[place] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
});
beforeEach(async () => {
  await resetClock();
  await sendEverywhere(small);
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer({ points: 1_000 });
});

describe('what is refused moves nothing', () => {
  async function refused(change: (input: ReturnType<typeof orderInputOf>) => object | Promise<object>, who = ana) {
    const input = orderInputOf(
      await quoteFor(mall, who, await newDraft(mall, who, variant(coffee), variant(mug, redLarge))),
    );
    const changed = { ...input, ...(await change(input)) };
    const before = await databaseFingerprint(mall.pool);
    const response = await mall.send(placeOrder, changed, as(who.token));
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    return [response.status, (await response.json()).message];
  }
  const changed = 'Some details have changed. Please check the new total';
  const set = (statement: string) => mall.pool.query(statement);

  test('another quote than was seen', async () => {
    expect(await refused(() => ({ quoteKey: 'x' }))).toEqual([409, changed]);
    expect(await refused(() => ({ usesPoints: true }))).toEqual([409, changed]);
    expect(
      await refused(async () => {
        await set('update skus set price = price + 1 where price = 2550');
        return {};
      }),
    ).toEqual([409, changed]);
    await set('update skus set price = 2550 where price = 2551');
    expect(
      await refused(async () => {
        await set(`update freight_rules set first_fee = 501 where first_fee = 500`);
        return {};
      }),
    ).toEqual([409, changed]);
    await sendEverywhere(small);
    expect(
      await refused(async () => {
        await set(`update addresses set detail = '2 Main Street'`);
        return {};
      }),
    ).toEqual([409, changed]);
  });

  test('products that are gone', async () => {
    const gone = (statement: string) =>
      refused(async () => {
        await set(statement);
        return {};
      });
    expect(await gone('update skus set reserved = on_hand where price = 2550')).toEqual([
      409,
      'Coffee Cup is sold out',
    ]);
    await set('update skus set reserved = 0 where price = 2550');
    expect((await gone(`update products set is_on_sale = false where name ->> 'en' = 'Coffee Cup'`))[0]).toBe(404);
    await set(`update products set is_on_sale = true where name ->> 'en' = 'Coffee Cup'`);
    expect((await gone(`update shops set is_open = false where name ->> 'en' = 'Mall Own'`))[0]).toBe(404);
    await set(`update shops set is_open = true where name ->> 'en' = 'Mall Own'`);
    await set(
      'update skus s set reserved = (select coalesce(sum(reserved_delta), 0) from stock_changes m where m.sku_id = s.id)',
    );
  });

  test('no address, someone else’s, and one that is not sent to', async () => {
    expect(await refused(() => ({ addressId: null }))).toEqual([400, expect.stringContaining('address')]);
    const { addressId } = await aBuyer();
    expect((await refused(() => ({ addressId })))[0]).toBe(404);
    await set(`update freight_rules set country = 'CN'`);
    expect(await refused(() => ({}))).toEqual([400, expect.stringContaining('Mall Own')]);
  });

  test('coupons that are someone else’s, over, or in the wrong place', async () => {
    const theirs = await giveCoupon(await aBuyer(), { discount: 100 });
    expect((await refused(() => ({ platformCouponId: theirs })))[0]).toBe(400);
    const mine = await giveCoupon(ana, { discount: 100 });
    expect((await refused(() => ({ platformCouponId: mine, shops: [{ shopId: shopId(1), couponId: mine }] })))[0]).toBe(
      400,
    );
    await moveClock(7.5);
    expect((await refused(() => ({ platformCouponId: mine })))[0]).toBe(400);
  });

  test('another account’s draft, an expired one and an unknown one are refused', async () => {
    const theirs = await newDraft(mall, await aBuyer(), variant(tea));
    expect((await refused(() => ({ preOrderNo: theirs })))[0]).toBe(404);
    expect((await refused(() => ({ preOrderNo: 'PR0000000000000000' })))[0]).toBe(404);
    expect(
      (
        await refused(async () => {
          await moveClock(1.01);
          return {};
        })
      )[0],
    ).toBe(404);
  });

  test('too long a note, and too many unpaid orders', async () => {
    const shops = [{ shopId: shopId(1), note: 'x'.repeat(150) }];
    expect((await refused(() => ({ shops })))[0]).toBe(400);
    await setSite('orders', { ...(await getSite(database(), 'orders')), payMinutes: 30, openPaymentsMax: 1 });
    await order(mall, ana, variant(tea));
    expect(await refused(() => ({}))).toEqual([400, 'You have too many unpaid orders. Please pay or cancel one first']);
    await setSite('orders', { ...(await getSite(database(), 'orders')), payMinutes: 30, openPaymentsMax: 20 });
  });
});

test('ten tries a minute, counted per person', async () => {
  const ben = await someone();
  const statuses = [];
  const input = { preOrderNo: 'PR0000000000000000', quoteKey: 'x' };
  for (let times = 0; times < rates.submitOrder.times + 2; times++)
    statuses.push((await mall.send(placeOrder, input, as(ben.token))).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  expect((await mall.send(placeOrder, input, as(ana.token))).status).toBe(404);
});
