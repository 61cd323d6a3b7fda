import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getPlatformShop } from '#contract/shops/platform.ts';
import * as contract from '#contract/shops/platform-commission.ts';
import { listShopCategories } from '#contract/shops/shopper.ts';
import { followCommission } from '#server/modules/shops/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const coffee = 1;
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let admin: Person;
let ana: Buyer;
let shopId: number;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
  admin = await someone({ role: 'platform', nickname: 'Ada' });
  const { rows } = await mall.pool.query('select shop_id from products where id = $1', [small.productIds[coffee]]);
  shopId = rows[0].shop_id;
});
beforeEach(async () => {
  await mall.pool.query('delete from commission_rates');
  await resetClock();
  await sendEverywhere(small);
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

const reason = 'Agreed for a year';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ofShop = (percent: number | null, startsAt: string | null = null, newest: number | null = null) =>
  mall.ask(contract.setShopCommission, { shopId, percent, startsAt, newest, reason }, as(admin.token));
const ofCategory = (percent: number, startsAt: string | null = null, newest: number | null = null) =>
  mall.ask(contract.setCategoryCommission, { categoryId: 1, percent, startsAt, newest, reason }, as(admin.token));
const newestId = async () => (await mall.pool.query('select max(id) as id from commission_rates')).rows[0].id as number;

/** The commission of an order placed now, of $25.50. */
async function commissionNow(): Promise<number> {
  return frozenOf(await placed());
}
const placed = async () => (await order(mall, ana, variant(coffee))).orderNo;

async function frozenOf(paymentNumber: string): Promise<number> {
  const { rows } = await mall.pool.query(
    'select o.commission from orders o join payments t on t.id = o.payment_id where t.number = $1',
    [paymentNumber],
  );
  return rows[0].commission;
}

test('a rate counts for orders placed from its time on; those placed before keep theirs', async () => {
  const before = await placed();
  expect(await frozenOf(before)).toBe(128); // 5%
  expect((await ofShop(10, inDays(2))).code).toBe(200);
  expect(await commissionNow()).toBe(128);
  await moveClock(3);
  expect(await commissionNow()).toBe(255);
  expect(await frozenOf(before)).toBe(128);
  expect(await violations()).toEqual([]);
});

test('a shop’s own rate counts before that of its classification, until it is given back', async () => {
  await ofCategory(8);
  expect(await commissionNow()).toBe(204);
  await ofShop(2);
  expect(await commissionNow()).toBe(51);
  await ofCategory(12, null, (await newestOf('category_id = 1')) ?? null);
  expect(await commissionNow()).toBe(51);
  await ofShop(null, null, await newestOf('shop_id is not null'));
  expect(await commissionNow()).toBe(306);
  const { data } = await mall.ask(getPlatformShop, { id: shopId }, as(admin.token));
  expect(data?.commission).toMatchObject({
    percent: 12,
    ofCategory: 12,
    rates: [
      { percent: null, state: 'now', addedBy: 'Ada', reason },
      { percent: 2, state: 'past' },
    ],
  });
});

async function newestOf(where: string): Promise<number> {
  const { rows } = await mall.pool.query(`select max(id) as id from commission_rates where ${where}`);
  return rows[0].id;
}

test('paid orders of a shop run, and the shops of a classification are counted', async () => {
  const seen = async () => (await mall.ask(getPlatformShop, { id: shopId }, as(admin.token))).data;
  const before = (await seen())?.running ?? 0;
  const number = await placed();
  expect((await seen())?.running).toBe(before);
  await pay(mall, ana, number);
  expect((await seen())?.running).toBe(before + 1);
  const { data } = await mall.ask(contract.listCategoryCommissions, {}, as(admin.token));
  const { rows } = await mall.pool.query('select category_id as id, count(*)::int as shops from shops group by 1');
  expect(data?.map((kind) => [kind.categoryId, kind.shops]).filter(([, shops]) => shops)).toEqual(
    rows.map(({ id, shops }) => [id, shops]).sort(([a], [b]) => a - b),
  );
});

test('a planned rate of a classification is shown to applicants when it begins, not before', async () => {
  const shown = async () => (await mall.ask(listShopCategories, {})).data?.find(({ id }) => id === 1)?.handlingFee;
  await ofCategory(9, inDays(1));
  expect(await shown()).toBe(5);
  expect(await invalidatedTags(mall, followCommission)).toEqual([]);
  await moveClock(2);
  expect(await invalidatedTags(mall, followCommission)).toEqual(['shops']);
  expect(await invalidatedTags(mall, followCommission)).toEqual([]);
  expect(await shown()).toBe(9);
});

test('only a rate that has not begun is withdrawn, and it never counts', async () => {
  await ofShop(10, inDays(2));
  const withdraw = async () => mall.ask(contract.withdrawCommission, { id: await newestId() }, as(admin.token));
  expect((await withdraw()).code).toBe(200);
  expect(await withdraw()).toMatchObject({ code: 409, reason: 'rate_begun' });
  await moveClock(3);
  expect(await commissionNow()).toBe(128);
  await ofShop(10);
  expect(await withdraw()).toMatchObject({ code: 409, reason: 'rate_begun' });
});

test('the past, and what someone else has changed meanwhile, are refused', async () => {
  const before = await databaseFingerprint(mall.pool);
  expect(await ofShop(3, inDays(-1))).toMatchObject({ code: 400, reason: 'rate_in_past' });
  expect((await ofShop(100.01)).code).toBe(400);
  expect((await ofShop(-1)).code).toBe(400);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  await ofShop(3);
  expect(await ofShop(4)).toMatchObject({
    code: 409,
    message: 'Ada changed this in the meantime. Have a look and try again',
  });
  expect((await ofShop(4, null, await newestId())).code).toBe(200);
});

test('of ten operators who set it at once, one does', async () => {
  const answers = await concurrently(10, (at) => ofShop(at));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(9).fill(409)]);
  const { rows } = await mall.pool.query('select count(*)::int from commission_rates');
  expect(rows).toEqual([{ count: 1 }]);
});

test('every change stands in the log', async () => {
  await ofCategory(8, '2099-01-01T00:00:00.000Z');
  await mall.ask(contract.withdrawCommission, { id: await newestId() }, as(admin.token));
  const { rows } = await mall.pool.query(
    'select act, subject, before, after, reason from operator_log order by id desc limit 2',
  );
  const planned = { percent: 8, startsAt: '2099-01-01T00:00:00.000Z' };
  expect(rows).toEqual([
    { act: 'commission_withdrawn', subject: 'Everything', before: planned, after: null, reason: '' },
    { act: 'category_commission_set', subject: 'Everything', before: null, after: planned, reason },
  ]);
});
