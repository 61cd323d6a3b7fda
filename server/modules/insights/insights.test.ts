import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCart } from '#contract/cart/shopper.ts';
import { getInsights, listInsightParts, listProductInsights } from '#contract/insights/merchant.ts';
import { seenPath } from '#contract/insights/seen-path.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { countDays, writeSeen } from '#server/modules/insights/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  newDraft,
  order,
  orderInputOf,
  quoteFor,
  sendEverywhere,
  variantsOf,
  type Wanted,
} from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let coffee: Wanted;
let [owner, stranger] = [] as unknown as [Person, Person];
let shopId: number;
let productId: number;
let buyer: Buyer;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const host = 'localhost';

beforeAll(async () => {
  small = await fillSmallMall();
  shopId = small.shopIds[1] ?? 0;
  coffee = (await variantsOf(mall, small))(1, 0, 2);
  productId = small.productIds[1] ?? 0;
  await sendEverywhere(small);
  [owner, stranger] = [await ownerOf(mall, shopId), await ownerOf(mall, small.shopIds[0] ?? 0)];
  buyer = await aBuyer();
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  // Noon, so that no day begins meanwhile.
  await moveClock(`date_trunc('day', now(), 'UTC') + interval '36 hours'`);
});

beforeEach(async () => {
  await writeSeen();
  await mall.pool.query(
    `update orders set created_at = created_at - interval '100 days', paid_at = paid_at - interval '100 days'`,
  );
  await mall.pool.query(
    'truncate seen_marks, cart_marks, visitor_salts, insight_figures, insight_products, insights_due, order_sources, insight_figure_months, insight_product_months',
  );
});

const moveClock = (to: string) =>
  mall.pool.query(`update mall_clock set ahead_seconds = extract(epoch from ${to} - now())::int`);

type Sent = { from?: string; address?: string; agent?: string; headers?: Record<string, string> };

/** Opens a page of the mall, as a browser says it. */
async function open(here: string, { from = '', address = '192.0.2.1', agent = firefox, headers = {} }: Sent = {}) {
  const absolute = (path: string) => (path.startsWith('/') ? `http://${host}${path}` : path);
  const body = JSON.stringify({ here: absolute(here), from: absolute(from) });
  return send(body, address, { 'user-agent': agent, ...headers });
}

const send = async (body: string, address: string, headers: Record<string, string>) =>
  (
    await mall.api.request(
      seenPath,
      { method: 'POST', body, headers: { host, ...headers } },
      { incoming: { socket: { remoteAddress: address } } },
    )
  ).status;

async function count() {
  await writeSeen();
  await deliverAll();
  await countDays();
}

const overview = async ({ token } = owner) => (await mall.ask(getInsights, {}, as(token))).data;
const parts = async (by: 'category' | 'country' | 'source' | 'search', { token } = owner) =>
  (await mall.ask(listInsightParts, { by }, as(token))).data?.list ?? [];
const nothing = { views: 0, visitors: 0, carts: 0, orders: 0, paid: 0, units: 0, sales: 0 };

test('a visitor counts once a day, by where they came from first, however much they look at', async () => {
  const search = '/goods/goods_search?title=Coffee&cid=';
  expect(await open(`/goods_detail/${productId}`, { from: search })).toBe(204);
  await open(`/merchant/merchant?id=${shopId}`, { from: `/goods_detail/${productId}` });
  await writeSeen();
  await open(`/goods_detail/${productId}`, { from: `/merchant/merchant?id=${shopId}` });
  await open(`/goods_detail/${productId}`, { from: 'https://www.example.org/x', address: '192.0.2.2' });
  await open(`/goods_detail/${small.productIds[2]}?utm_source=spring`, {
    address: '192.0.2.2',
    agent: `${firefox} other`,
  });
  await count();

  const answer = await overview();
  expect(answer?.total).toEqual({ ...nothing, views: 5, visitors: 3 });
  expect(answer?.days).toHaveLength(30);
  expect(answer?.days.at(-1)).toMatchObject({ views: 5, visitors: 3 });
  expect((await parts('source')).map(({ key, figures }) => [key, figures.visitors, figures.views])).toEqual([
    ['campaign:spring', 1, 1],
    ['search', 1, 3],
    ['site:example.org', 1, 1],
  ]);
  const products = (await mall.ask(listProductInsights, { sort: 'seen' }, as(owner.token))).data?.list;
  expect(products?.map(({ name, figures }) => [name, figures.visitors, figures.views])).toEqual([
    ['Coffee Cup', 2, 3],
    ['Travel Mug', 1, 1],
  ]);
});

test('cart, order and payment are counted from what has happened in the mall, and a refund lowers the sales', async () => {
  const source = { address: '127.0.0.1', from: '/' };
  await open(`/goods_detail/${productId}`, source);
  const line = { productId: coffee.productId, skuId: coffee.skuId, quantity: 1 };
  await mall.ask(addToCart, { lines: [line] }, as(buyer.token));
  await mall.ask(addToCart, { lines: [line] }, as(buyer.token)); // the same cart
  await order(mall, buyer, coffee); // nobody pays it
  const sold = await bought(mall, buyer, coffee);
  await count();
  const expected = { views: 1, visitors: 1, carts: 1, orders: 2, paid: 1, units: 2, sales: sold.payable };
  expect((await overview())?.total).toEqual(expected);

  await mall.pool.query('insert into insights_due select $1, (mall_now() at time zone $2)::date', [shopId, 'UTC']);
  await countDays();
  expect((await overview())?.total).toEqual(expected); // counted again, it is the same

  const one = sold.lines.map(({ id }) => ({ id, quantity: 1 }));
  const refundOrderNo = await askForRefund(mall, buyer, sold.number, one);
  await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
  await count();
  const { rows } = await mall.pool.query('select payable - refunded_payable as left from orders where number = $1', [
    sold.number,
  ]);
  const after = { ...expected, units: 1, sales: rows[0].left };
  expect(after.sales).toBeLessThan(sold.payable);
  expect((await overview())?.total).toEqual(after);
  const [product] = (await mall.ask(listProductInsights, {}, as(owner.token))).data?.list ?? [];
  expect([product?.productId, product?.figures, product?.before]).toEqual([productId, after, nothing]);
  expect((await parts('category')).map(({ name, figures }) => [name, figures])).toEqual([['Cups', after]]);
  expect((await parts('country')).map(({ key, figures }) => [key, figures.paid, figures.sales])).toEqual([
    ['US', 1, after.sales],
  ]);
});

/** Places an order with this browser. */
async function orderWith(headers: Record<string, string>) {
  const quote = await quoteFor(mall, buyer, await newDraft(mall, buyer, coffee));
  const { data, message } = await mall.ask(placeOrder, orderInputOf(quote), { ...as(buyer.token), ...headers });
  if (!data) throw new Error(message);
}

test('an order has the source of the first visit on the same day, and none when that was not counted', async () => {
  await open(`/goods_detail/${productId}`, { from: '/', address: mall.source });
  await open(`/merchant/merchant?id=${shopId}`, { from: `/goods_detail/${productId}`, address: mall.source });
  await orderWith({ 'user-agent': firefox });
  await orderWith({ 'user-agent': firefox, 'sec-gpc': '1' });
  await count();
  expect((await parts('source')).map(({ key, figures }) => [key, figures.visitors, figures.orders])).toEqual([
    ['home', 1, 1],
    ['unknown', 0, 1],
  ]);
});

test('words of the mall’s search are named once three visitors came with them on one day, in whichever shop', async () => {
  const from = '/goods/goods_search?title=cup&cid=';
  for (const last of [1, 2]) await open(`/goods_detail/${productId}`, { from, address: `192.0.2.${last}` });
  await open(`/goods_detail/${productId}`, { from: from.replace('cup', 'rare'), address: '192.0.2.4' });
  await count();
  expect(await parts('search')).toEqual([]);

  await open(`/goods_detail/${small.productIds[0]}`, { from, address: '192.0.2.3' }); // of the other shop
  await open(`/goods_detail/${small.productIds[2]}`, { from, address: '192.0.2.2' });
  await count();
  expect((await parts('search')).map(({ key, figures }) => [key, figures.visitors])).toEqual([['cup', 2]]);
  expect((await parts('search', stranger)).map(({ key, figures }) => [key, figures.visitors])).toEqual([['cup', 1]]);
});

test('when a day is over its salt is deleted, later its marks, and the figures stay', async () => {
  await open(`/goods_detail/${productId}`);
  await count();
  const left = async () =>
    (
      await mall.pool.query(
        'select (select count(*)::int from visitor_salts) as salts, count(*)::int as marks from seen_marks',
      )
    ).rows[0];
  expect(await left()).toEqual({ salts: 1, marks: 1 });
  await moveClock(`date_trunc('day', now(), 'UTC') + interval '60 hours'`);
  await countDays();
  expect(await left()).toEqual({ salts: 0, marks: 1 });
  await moveClock(`date_trunc('day', now(), 'UTC') + interval '84 hours'`);
  await countDays();
  expect(await left()).toEqual({ salts: 0, marks: 0 });
  await mall.pool.query(
    'insert into insights_due select shop_id, day from insight_figures on conflict do nothing', // a late refund, say
  );
  await countDays();
  expect((await overview())?.total).toEqual({ ...nothing, views: 1, visitors: 1 });
  await moveClock(`date_trunc('day', now(), 'UTC') + interval '36 hours'`);
});

test.each<[string, () => Promise<number>, number]>([
  ['a robot', () => open(`/goods_detail/${productId}`, { agent: 'Googlebot/2.1' }), 204],
  ['a program without a name', () => open(`/goods_detail/${productId}`, { agent: '' }), 204],
  ['who asks not to be followed', () => open(`/goods_detail/${productId}`, { headers: { 'sec-gpc': '1' } }), 204],
  ['who does so the older way', () => open(`/goods_detail/${productId}`, { headers: { dnt: '1' } }), 204],
  ['another site', () => open(`/goods_detail/${productId}`, { headers: { 'sec-fetch-site': 'cross-site' } }), 204],
  ['a product that does not exist', () => open('/goods_detail/2000000000'), 204],
  ['a product that is not on sale', () => open(`/goods_detail/${small.productIds[4]}`), 204],
  ['a closed shop', () => open(`/merchant/merchant?id=${small.shopIds[2]}`), 204],
  ['a page of another site', () => open(`https://evil.example/goods_detail/${productId}`), 204],
  ['nonsense', () => send('{"here":', '192.0.2.1', { 'user-agent': firefox }), 204],
  ['a body that is too long', () => send('x'.repeat(10_000), '192.0.2.1', { 'user-agent': firefox }), 413],
])('not counted: %s', async (_, act, status) => {
  expect(await act()).toBe(status);
  await count();
  expect((await mall.pool.query('select * from seen_marks')).rows).toEqual([]);
});

test('one address cannot make up more than a few visitors between two writes', async () => {
  for (let at = 0; at < 50; at++) await open(`/goods_detail/${productId}`, { agent: `${firefox} ${at}` });
  await count();
  expect((await overview())?.total.visitors).toBe(30);
});

test('another shop sees nothing of it', async () => {
  await open(`/goods_detail/${productId}`, { from: '/' });
  await bought(mall, buyer, coffee);
  await count();
  expect((await overview())?.total).toMatchObject({ visitors: 1, paid: 1 });
  expect((await overview(stranger))?.total).toEqual(nothing);
  for (const by of ['category', 'country', 'source', 'search'] as const) expect(await parts(by, stranger)).toEqual([]);
  expect((await mall.ask(listProductInsights, {}, as(stranger.token))).data?.total).toBe(0);
});

test.each([
  [{ from: '2026-03-02', until: '2026-03-01' }],
  [{ from: '2024-01-01', until: '2025-12-31' }],
  [{ from: 'yesterday' }],
])('a range of %j is refused', async (range) => {
  expect((await mall.ask(getInsights, range, as(owner.token))).reason).toBe('bad_input');
});

test('a range is compared with as many days before', async () => {
  const { data } = await mall.ask(getInsights, { from: '2026-03-01', until: '2026-03-10' }, as(owner.token));
  expect(data?.range).toEqual({
    ...{ from: '2026-03-01', until: '2026-03-10' },
    ...{ beforeFrom: '2026-02-19', beforeUntil: '2026-02-28' },
  });
  expect(data?.days.map(({ day }) => day).slice(-1)).toEqual(['2026-03-10']);
});
