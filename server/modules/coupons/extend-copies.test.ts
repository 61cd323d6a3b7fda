import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPlatformCoupon, editPlatformCoupon, type PlatformCouponTerms } from '#contract/coupons/platform.ts';
import { listOwnCoupons, receiveCoupon } from '#contract/coupons/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { deliverEvents, on } from '#server/database/events.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents } from '#tests/support/mall/search-mall.ts';
import { couponExtended, expireCoupons, extendCopies } from './index.ts';

// A coupon ends later than before: the copies that people have follow, however many they are.

const mall = openMallUnderTest();
let operator: Person;
let ana: Person;
let id = 0;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const later = days(5);
const terms: PlatformCouponTerms = {
  ...{ name: { en: 'Long' }, scope: 'general', categoryId: null, productIds: [], shopId: null, percent: null },
  ...{ money: 500, minPrice: 500, day: null, startsAt: null, endsAt: days(1), issued: 5_000, perPerson: 1 },
  ...{ channel: 'centre', code: null, codeFrom: null, codeUntil: null },
};

beforeAll(async () => {
  operator = await anOperator(['marketing']);
});
beforeEach(async () => {
  await mall.pool.query('delete from received_coupons; delete from coupons; delete from rate_windows');
  ana = await someone();
  const { data, message } = await mall.ask(addPlatformCoupon, { coupon: terms }, as(operator.token));
  if (!data) throw new Error(message);
  id = data.id;
  await deliverAllEvents();
});
afterEach(resetClock);

const endLater = async () => {
  const coupon = { ...terms, endsAt: later };
  return (await mall.ask(editPlatformCoupon, { id, version: 1, coupon }, as(operator.token))).code;
};
const receive = () => mall.ask(receiveCoupon, { couponId: id }, as(ana.token));
const own = async () => (await mall.ask(listOwnCoupons, {}, as(ana.token))).data?.list ?? [];
/** How many copies there are in each state, of those with the later end and of the others. */
async function copies(): Promise<[isExtended: boolean, state: string, count: number][]> {
  const { rows } = await mall.pool.query(
    `select ends_at = $1 as extended, state, count(*)::int as copies from received_coupons group by 1, 2 order by 1, 2`,
    [later],
  );
  return rows.map(({ extended, state, copies: count }) => [extended, state, count]);
}

test('a thousand at a time, those that can be spent and those that are spent; what is expired stays so', async () => {
  await mall.pool.query(
    `insert into received_coupons (coupon_id, account_id, number, ends_at, state, used_for)
      select c.id, $1::int, n, c.ends_at, case when n <= 2000 then 'received' when n <= 2400 then 'used' else 'expired' end,
        case when n between 2001 and 2400 then 'PT1' end
      from coupons c, generate_series(1, 2500) n order by n`,
    [ana.accountId],
  );
  await mall.pool.query('update coupons set claimed = 2500');
  expect(await endLater()).toBe(200);
  expect(await copies()).toEqual([
    [false, 'expired', 100],
    [false, 'received', 2_000],
    [false, 'used', 400],
  ]);
  let batches = 0;
  await deliverEvents([
    on(couponExtended, async (extended, tx) => {
      batches += 1;
      await extendCopies(tx, extended);
    }),
  ]);
  expect(batches).toBe(3);
  const extended = [
    [false, 'expired', 100],
    [true, 'received', 2_000],
    [true, 'used', 400],
  ];
  expect(await copies()).toEqual(extended);
  await transaction((tx) => extendCopies(tx, { couponId: id, after: 0 }));
  expect(await copies()).toEqual(extended);
});

test('the later end is saved at once, also while copies are being spent', async () => {
  await receive();
  const spending = await mall.pool.connect();
  try {
    await spending.query('begin');
    await spending.query('select from received_coupons for update');
    expect(await endLater()).toBe(200);
    await spending.query('rollback');
  } finally {
    spending.release();
  }
  await deliverAllEvents();
  expect(await copies()).toEqual([[true, 'received', 1]]);
});

test('a copy that has not got the later end yet is not marked as expired, and can then be spent until that', async () => {
  await receive();
  await endLater();
  await moveClock(2);
  await expireCoupons();
  expect(await copies()).toEqual([[false, 'received', 1]]);
  await deliverAllEvents();
  expect(await own()).toMatchObject([{ state: 'received', endsAt: later }]);
  await moveClock(4);
  await expireCoupons();
  expect(await copies()).toEqual([[true, 'expired', 1]]);
});
