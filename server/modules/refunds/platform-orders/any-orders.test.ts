import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { deleteOrder } from '#contract/orders/shopper.ts';
import { getAnyOrder, listAnyOrders, listShopChoices, showOrderPeople } from '#contract/refunds/platform-orders.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, orderOf, ownerOf } from '#tests/support/orders/refunds.ts';
import { ship } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let operator: Person;
let owner: Person;
let ana: Buyer;
const [coffee, mug] = [1, 2] as const;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  operator = await anOperator(['orders']);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

async function list(filters: object): Promise<string[]> {
  const { data, message } = await mall.ask(listAnyOrders, { limit: 100, ...filters }, as(operator.token));
  if (!data) throw new Error(message);
  expect(data.total).toBe(data.list.length);
  return data.list.map((one) => one.orderNo);
}

async function page(number: string) {
  const { data, message } = await mall.ask(getAnyOrder, { orderNo: number }, as(operator.token));
  if (!data) throw new Error(message);
  return data;
}

test('an order is found by every number that belongs to it, and by its buyer', async () => {
  const sold = await bought(mall, ana, variant(mug, 2));
  const trackingNumber = 'GPANY00001';
  await ship(mall, owner, sold.number, { kind: 'courier', carrier: 'demo-post', trackingNumber });
  const refund = await askForRefund(
    mall,
    ana,
    sold.number,
    sold.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 })),
  );
  const { charges } = await page(sold.number);
  await mall.pool.query("update accounts set phone = '+8613812345678' where id = $1", [ana.accountId]);
  await mall.pool.query(
    `update orders set address = address || '{"email": "Ana@Home.example", "phone": "(202) 555-0199"}' where number = $1`,
    [sold.number],
  );
  const numbers = [sold.number, sold.number.toLowerCase(), sold.paymentNumber, refund, trackingNumber];
  const people = [
    ana.email,
    ana.email.toUpperCase(),
    '13812345678',
    '+86 138 1234 5678',
    'ana@home.example',
    '2025550199',
  ];
  for (const words of [...numbers, charges[0]?.providerId ?? 'none', ...people])
    expect(await list({ words }), words).toEqual([sold.number]);
  expect(await list({ words: 'SH2020010100000000000001' })).toEqual([]);
  expect(await list({ words: 'nobody@example.com' })).toEqual([]);
  expect(await list({ words: String(small.shopIds[1]) })).toContain(sold.number);
  expect(await list({ words: String(small.shopIds[0]) })).not.toContain(sold.number);
});

test('orders by status, shop, buyer, days and amount, newest first', async () => {
  const [first, second] = [await bought(mall, ana, variant(mug)), await bought(mall, ana, variant(coffee))];
  const buyerId = ana.accountId;
  await mall.pool.query("update orders set created_at = '2020-03-01T10:00:00Z' where number = $1", [first.number]);
  await mall.pool.query("update orders set created_at = '2020-03-02T10:00:00Z' where number = $1", [second.number]);
  const days = { from: '2020-03-01', until: '2020-03-02' };
  expect(await list({ buyerId })).toEqual([second.number, first.number]);
  expect(await list(days)).toEqual([second.number, first.number]);
  expect(await list({ ...days, until: '2020-03-01' })).toEqual([first.number]);
  expect(await list({ ...days, status: 'paid' })).toEqual([second.number, first.number]);
  expect(await list({ ...days, status: 'cancelled' })).toEqual([]);
  const { shopId } = await page(second.number);
  expect(await list({ ...days, shopId })).toContain(second.number);
  expect(await list({ ...days, amountFrom: second.payable, amountUntil: second.payable })).toContain(second.number);
  expect(await list({ ...days, amountFrom: Math.max(first.payable, second.payable) + 1 })).toEqual([]);
  expect(await list({ words: ana.email, ...days, until: '2020-03-01' })).toEqual([first.number]);
});

test('an order that its buyer has removed is found by the buyer all the same', async () => {
  const { number, paymentNumber } = await bought(mall, ana, variant(mug));
  await mall.pool.query("update orders set status = 'cancelled', cancelled_at = now() where number = $1", [number]);
  expect((await mall.ask(deleteOrder, { orderNo: number }, as(ana.token))).code).toBe(200);
  expect(await list({ buyerId: ana.accountId })).toEqual([number]);
  expect(await list({ words: ana.email })).toEqual([number]);
  expect(await page(number)).toMatchObject({ isHidden: true, tradeNo: paymentNumber });
});

test('the page has every reduction, the payment and what happened; people are masked until someone asks, who is logged', async () => {
  await giveCoupon(ana, { discount: 100 });
  const { number, lines, payable } = await bought(mall, ana, variant(mug, 2));
  await ship(mall, owner, number);
  const refund = await askForRefund(mall, ana, number, lines, { reason: 'damaged', note: 'A crack' });
  const seen = await page(number);
  expect(seen).toMatchObject({
    ...{ orderNo: number, payable, buyerId: ana.accountId, buyer: 'Somebody', isVisitor: false, isHidden: false },
    contact: `${ana.email.slice(0, 2)}•••@example.com`,
    consignee: { realName: 'A•••', phone: '+1 •••••0123', email: '', detail: '•••', postCode: '•••', country: 'US' },
    paymentOrders: [number],
    charges: [{ amount: payable, state: 'succeeded', failure: null }],
    refunds: [{ refundOrderNo: refund, status: 'under_review', amount: payable }],
    isReleased: false,
  });
  expect(seen.shopShare + seen.commission).toBe(seen.payable + seen.platformCoupon + seen.points);
  expect(seen.facts.map(({ what, by }) => `${what} ${by}`)).toEqual([
    'placed shopper',
    ...['captured provider', 'paid provider'].sort(bySeen(seen.facts.map(({ what }) => what))),
    ...['shipped shop', 'parcel_sent shop'].sort(bySeen(seen.facts.map(({ what }) => what))),
    'refund_under_review shopper',
  ]);
  expect(seen.facts.at(-1)).toMatchObject({ about: refund, amount: payable, reason: 'damaged', note: 'A crack' });

  const { data: shown } = await mall.ask(showOrderPeople, { orderNo: number }, as(operator.token));
  expect(shown).toEqual({
    email: ana.email,
    phone: null,
    consignee: {
      ...{ realName: 'Ana Silva', phone: '+1 2025550123', email: '' },
      ...{ detail: '1 Main Street', postCode: '02134', country: 'US' },
    },
  });
  const administrator = await someone({ role: 'platform' });
  const { data: log } = await mall.ask(listOperatorLog, { kind: 'order', words: number }, as(administrator.token));
  expect(log?.list).toMatchObject([{ act: 'order_people_shown', accountId: operator.accountId, subject: number }]);
});

/** Two facts of the same time, in the order in which they are listed. */
const bySeen = (listed: readonly string[]) => (one: string, other: string) =>
  listed.indexOf(one.split(' ')[0] ?? '') - listed.indexOf(other.split(' ')[0] ?? '');

test('what does not exist is not found, and nothing is logged about it', async () => {
  const unknown = 'SH2020010100000000000001';
  expect(await mall.ask(getAnyOrder, { orderNo: unknown }, as(operator.token))).toMatchObject({
    reason: 'order_not_found',
  });
  expect(await mall.ask(showOrderPeople, { orderNo: unknown }, as(operator.token))).toMatchObject({
    reason: 'order_not_found',
  });
  const { rows } = await mall.pool.query('select 1 from operator_log where subject = $1', [unknown]);
  expect(rows).toEqual([]);
});

test('shops to filter by are found by a part of their name, or by id', async () => {
  const shops = async (input: object) => (await mall.ask(listShopChoices, input, as(operator.token))).data;
  const own = { id: small.shopIds[1], name: 'Mall Own' };
  expect(await shops({ words: 'all ow' })).toEqual([own]);
  expect(await shops({ id: own.id })).toEqual([own]);
  expect(await shops({ words: 'zzz' })).toEqual([]);
  expect(await orderOf(mall, ana, (await bought(mall, ana, variant(mug))).number)).toMatchObject({ status: 'paid' });
});
