import { beforeAll, beforeEach, expect, test } from 'vitest';
import { computePrice, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { transaction } from '#server/database/connection.ts';
import { setSite } from '#server/modules/content/index.ts';
import { markPaid } from '#server/modules/orders/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  newDraft,
  order,
  orderInputOf,
  pay,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { accountName } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;
const [tea, coffee] = [0, 1] as const;
const rowsOf = async (statement: string, ...values: unknown[]) => (await mall.pool.query(statement, values)).rows;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
});
beforeEach(async () => {
  ana = await aBuyer({ points: 500 });
});

test('paid orders are sold, shared out in the ledger and counted; a second event changes nothing', async () => {
  const sales = () => rowsOf('select sales from products where id = any($1) order by id', small.productIds.slice(0, 2));
  const before = await sales();
  const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(tea, 0, 2), variant(coffee)));
  const agreed = { ...orderInputOf(quote), usesPoints: true };
  const { data } = await mall.ask(computePrice, agreed, as(ana.token));
  const { data: placed } = await mall.ask(placeOrder, { ...agreed, quoteKey: data?.quoteKey ?? '' }, as(ana.token));
  const number = placed?.orderNo ?? '';
  expect(placed?.payable).toBe(5_048); // 1998 + 2550 − 500 + 1000
  expect(await pay(mall, ana, number)).toBe('paid');

  const paid = await rowsOf(
    `select o.status, o.paid_at is not null as dated, m.by from orders o join payments t on t.id = o.payment_id
      join order_status_history m on m.order_id = o.id and m.status = 'paid' where t.number = $1`,
    number,
  );
  expect(paid).toEqual(Array(2).fill({ status: 'paid', dated: true, by: 'provider' }));
  expect(
    await rowsOf('select on_hand, reserved from skus where id = any($1) order by id', [
      variant(tea).skuId,
      variant(coffee).skuId,
    ]),
  ).toEqual([
    { on_hand: 8, reserved: 0 },
    { on_hand: 9, reserved: 0 },
  ]);
  const entries = await rowsOf(
    `select ${accountName} as account, sum(amount)::int as amount from ledger_entries group by 1 having sum(amount) <> 0 order by 1`,
  );
  expect(entries).toEqual([
    { account: 'commission', amount: -228 }, // 100 + 128
    { account: `pending:${small.shopIds[0]}`, amount: -2_398 },
    { account: `pending:${small.shopIds[1]}`, amount: -2_922 },
    { account: 'points_cost', amount: 500 },
    { account: 'provider', amount: 5_048 },
  ]);
  expect(await sales()).toEqual([{ sales: before[0].sales + 2 }, { sales: before[1].sales + 1 }]);
  expect(await rowsOf('select product_id, sold from daily_sales where day = current_date order by 1')).toEqual([
    { product_id: small.productIds[tea], sold: 2 },
    { product_id: small.productIds[coffee], sold: 1 },
  ]);
  expect(await violationsOf(mall)).toEqual([]);

  const settled = await databaseFingerprint(mall.pool);
  await transaction((tx) => markPaid(number, tx));
  expect(await databaseFingerprint(mall.pool)).toEqual(settled);
});

test('handled twice at once, it takes effect once', async () => {
  const { orderNo } = await order(mall, ana, variant(coffee));
  await mall.pool.query(`update payments set status = 'paid', paid_at = now() where number = $1`, [orderNo]);
  await Promise.allSettled([1, 2].map(() => transaction((tx) => markPaid(orderNo, tx))));
  expect(
    await rowsOf(
      `select count(*)::int from stock_changes where cause like 'sale:%' and sku_id = $1 and at > now() - interval '1 minute'`,
      variant(coffee).skuId,
    ),
  ).toEqual([
    { count: 2 }, // with that of the test before
  ]);
  expect(
    (
      await rowsOf(
        'select count(*)::int from order_status_history m join orders o on o.id = m.order_id join payments t on t.id = o.payment_id where t.number = $1',
        orderNo,
      )
    )[0].count,
  ).toBe(2);
});

test('what costs nothing is paid when it is placed', async () => {
  await setSite('points', {
    isOpen: true,
    pointWorth: 10,
    spendAtLeast: 0,
    maxPercent: 100,
    earnPerUnit: 1,
    freezeDays: 7,
  });
  await mall.pool.query(`update shops set delivery_kinds = '{pickup}'`);
  const number = await newDraft(mall, ana, variant(coffee));
  const input = { preOrderNo: number, usesPoints: true };
  const { data } = await mall.ask(computePrice, input, as(ana.token));
  expect(data).toMatchObject({ payable: 0, pointsUsed: 255 });
  const { data: placed } = await mall.ask(placeOrder, { ...input, quoteKey: data?.quoteKey ?? '' }, as(ana.token));
  await deliverAll();
  expect(
    await rowsOf(
      'select o.status, t.status as payment from orders o join payments t on t.id = o.payment_id where t.number = $1',
      placed?.orderNo,
    ),
  ).toEqual([{ status: 'paid', payment: 'paid' }]);
  const violations = (await violationsOf(mall)).filter(({ promise }) => !promise.startsWith('Q11')); // the test before paid by hand
  expect(violations).toEqual([]);
});
