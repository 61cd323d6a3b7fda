import { beforeAll, expect, test } from 'vitest';
import type { ShopScope } from '#contract/core/call.ts';
import { getShopSales } from '#contract/orders/merchant-sales.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, sendEverywhere, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let coffee: Wanted;
let [owner, stranger] = [] as unknown as [Person, Person];
let shopId: number;
let buyer: Buyer;

beforeAll(async () => {
  const small = await fillSmallMall();
  shopId = small.shopIds[1] ?? 0;
  coffee = (await variantsOf(mall, small))(1, 0, 2);
  await sendEverywhere(small);
  [owner, stranger] = [await ownerOf(mall, shopId), await ownerOf(mall, small.shopIds[0] ?? 0)];
  buyer = await aBuyer();
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  // Noon, so that no day begins meanwhile.
  await mall.pool.query(
    `update mall_clock set ahead_seconds = extract(epoch from date_trunc('day', now(), 'UTC') + interval '36 hours' - now())::int`,
  );
});

/** An order of $56.00, paid so long ago. */
async function soldAt(at: string) {
  const sold = await bought(mall, buyer, coffee);
  await mall.pool.query(`update orders set paid_at = ${at} where number = $1`, [sold.number]);
  return sold;
}

const today = `date_trunc('day', mall_now(), 'UTC')`;
const sales = async (days: '7' | '30', { token } = owner) =>
  (await mall.ask(getShopSales, { days }, as(token))).data ?? null;
const dayAgo = async (days: number) =>
  (await mall.pool.query(`select ((mall_now() at time zone 'UTC')::date - $1::int)::text as day`, [days])).rows[0].day;

test('each day has the orders that were paid on it, less what was refunded, and days without any are 0', async () => {
  await order(mall, buyer, coffee); // nobody pays it
  await soldAt('mall_now()');
  const refunded = await soldAt(`${today} - interval '6 days'`);
  const one = refunded.lines.map(({ id }) => ({ id, quantity: 1 }));
  const refundOrderNo = await askForRefund(mall, buyer, refunded.number, one);
  await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
  await soldAt(`${today} - interval '6 days 1 microsecond'`); // later than noon a week ago: in neither period
  await soldAt(`mall_now() - interval '7 days'`);
  await soldAt(`${today} - interval '13 days'`);
  await soldAt(`${today} - interval '13 days 1 microsecond'`);

  const week = await sales('7');
  expect(week?.list.map(({ orders, amount }) => [orders, amount])).toEqual([
    [1, 3_050],
    ...Array(5).fill([0, 0]),
    [1, 5_600],
  ]);
  expect([week?.list[0]?.day, week?.list[6]?.day]).toEqual([await dayAgo(6), await dayAgo(0)]);
  expect(week?.total).toEqual({ orders: 2, amount: 8_650 });
  expect(week?.before).toEqual({ orders: 2, amount: 11_200 });

  const month = await sales('30');
  expect(month?.list).toHaveLength(30);
  expect(month?.list.slice(-8).map(({ orders }) => orders)).toEqual([2, 1, 0, 0, 0, 0, 0, 1]);
  expect(month?.total).toEqual({ orders: 6, amount: 31_050 });
  expect(month?.before).toEqual({ orders: 0, amount: 0 });
});

test('sales of another shop are not counted', async () => {
  const nothing = { orders: 0, amount: 0 };
  expect(await sales('30', stranger)).toMatchObject({ total: nothing, before: nothing });
});

test.each<[ShopScope, number]>([
  ['orders', 200],
  ['finance', 403],
  ['products', 403],
])('whoever has the scope %s is answered %i', async (scope, code) => {
  const clerk = await someone();
  await mall.pool.query(
    `with role as (insert into shop_roles (shop_id, name, scopes) values ($1, $2, array[$2]) returning id)
      insert into shop_staff (shop_id, account_id, role_id, joined_at) select $1, $3, id, now() from role`,
    [shopId, scope, clerk.accountId],
  );
  expect((await mall.ask(getShopSales, {}, as(clerk.token))).code).toBe(code);
});

test('other periods are refused', async () => {
  const { reason } = await mall.ask(getShopSales, { days: '90' as '30' }, as(owner.token));
  expect(reason).toBe('bad_input');
});
