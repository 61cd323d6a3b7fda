import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCart } from '#contract/cart/shopper.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { computePrice, placeOrder } from '#contract/orders/shopper-checkout.ts';
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
import { violations } from '#tests/support/database/audit-check.ts';
import { resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;
const [tea, coffee, mug] = [0, 1, 2] as const;
const redLarge = 3;
const shopId = (place: number) => small.shopIds[place] ?? 0;
const rowsOf = async (statement: string, ...values: unknown[]) => (await mall.pool.query(statement, values)).rows;

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

test('an order stays as it was written in every language, whatever its product is called later', async () => {
  const rename = (name: object, red: object) =>
    mall.pool.query(
      `with named as (update products set name = $2 where id = $1)
       update product_options set value = $3 where product_id = $1 and value ->> 'en' = 'Red'`,
      [small.productIds[mug], name, red],
    );
  const before = { en: 'Travel Mug', 'zh-CN': '随行杯', th: 'แก้วเดินทาง' };
  await rename(before, { en: 'Red', 'zh-CN': '红色', th: 'สีแดง' });
  const { orderNumbers } = await order(mall, ana, variant(mug, redLarge));
  await rename({ en: 'Other Mug', th: 'แก้วอื่น' }, { en: 'Red', th: 'แดงเข้ม' });
  const readIn = async (locale: string) => {
    const headers = { ...as(ana.token), 'x-locale': locale };
    const { data } = await mall.ask(getOrder, { orderNo: orderNumbers[0] ?? '' }, headers);
    return data?.lines.map(({ name, variant: chosen }) => [name, chosen]);
  };
  expect(await readIn('en')).toEqual([['Travel Mug', 'Red, L']]);
  expect(await readIn('zh-CN')).toEqual([['随行杯', '红色, 大']]);
  expect(await readIn('th')).toEqual([['แก้วเดินทาง', 'สีแดง, L']]);
  expect(await readIn('es')).toEqual([['Travel Mug', 'Red, L']]);
  await rename({ en: 'Travel Mug', 'zh-CN': '随行杯' }, { en: 'Red', 'zh-CN': '红色' });
});

test('one order per shop, with everything frozen; stock, coupons, points and cart are taken', async () => {
  const ofShop = await giveCoupon(ana, { scope: 'shop', shopId: shopId(1), minimumSpend: 5_000, discount: 605 });
  const general = await giveCoupon(ana, { minimumSpend: 5_000, discount: 744 });
  const number = await newDraft(mall, ana, variant(tea, 0, 2), variant(coffee), variant(mug, redLarge));
  const agreed = { ...orderInputOf(await quoteFor(mall, ana, number)), usesPoints: true };
  const { data: quote } = await mall.ask(computePrice, agreed, as(ana.token));
  const input = { ...agreed, quoteKey: quote?.quoteKey ?? '' };
  input.shops = input.shops?.map((shop, at) => ({ ...shop, note: at === 0 ? 'Ring twice' : '' }));
  const { data: placed } = await mall.ask(placeOrder, input, as(ana.token));
  expect(placed).toMatchObject({ orderNo: expect.stringMatching(/^PT\d{22}$/), payable: 6_699 });
  expect(placed?.orderNumbers).toEqual([expect.stringMatching(/^SH\d{22}$/), expect.stringMatching(/^SH\d{22}$/)]);
  const minutes = (Date.parse(placed?.expiresAt ?? '') - Date.now()) / 60_000;
  expect(Math.abs(minutes - 30)).toBeLessThan(1);

  const orders = await rowsOf(
    `select o.number, o.status, o.payable, o.commission, o.shop_share, o.currency, o.points_used, o.shop_coupon_id,
      o.platform_coupon_id, o.delivery, o.note, o.address ->> 'postCode' as post_code, t.status as payment, t.amount
      from orders o join payments t on t.id = o.payment_id where t.number = $1 order by o.id`,
    placed?.orderNo,
  );
  const shared = {
    status: 'awaiting_payment',
    currency: 'EUR',
    platform_coupon_id: general,
    delivery: 'courier',
    post_code: '02134',
    payment: 'open',
    amount: 6_699,
  };
  expect(orders).toEqual([
    {
      ...shared,
      number: placed?.orderNumbers[0],
      payable: 2_030,
      commission: 100,
      shop_share: 2_398,
      points_used: 268,
      shop_coupon_id: null,
      note: 'Ring twice',
    },
    {
      ...shared,
      number: placed?.orderNumbers[1],
      payable: 4_669,
      commission: 273,
      shop_share: 5_672,
      points_used: 732,
      shop_coupon_id: ofShop,
      note: '',
    },
  ]);
  const lines = await rowsOf(
    `select l.name ->> 'en' as name, l.variant ->> 'en' as variant, l.activity_id, l.unit_price, l.quantity, l.payable, l.commission, l.shop_share
      from order_lines l join orders o on o.id = l.order_id where o.account_id = $1 order by l.id`,
    ana.accountId,
  );
  expect(lines.map((line) => Object.values(line))).toEqual([
    ['Tea Cup', '', small.activityIds[0], 999, 2, 2_030, 100, 2_398],
    ['Coffee Cup', '', null, 2_550, 1, 1_968, 115, 2_391],
    ['Travel Mug', 'Red, L', null, 3_500, 1, 2_701, 158, 3_281],
  ]);
  expect(await rowsOf('select reserved from skus where id = $1', variant(tea).skuId)).toEqual([{ reserved: 2 }]);
  expect(await rowsOf('select sold from activity_products where quota = 30')).toEqual([{ sold: 12 }]);
  expect(
    await rowsOf('select distinct state, used_for from received_coupons where account_id = $1', ana.accountId),
  ).toEqual([{ state: 'used', used_for: placed?.orderNo }]);
  expect(await rowsOf('select available, spent from points_balances where account_id = $1', ana.accountId)).toEqual([
    { available: 0, spent: 1_000 },
  ]);
  expect((await mall.ask(getCart, {}, as(ana.token))).data?.pieces).toBe(0);
  expect(await violations()).toEqual([]);
});

describe('the same again', () => {
  const countOf = async () =>
    (await rowsOf('select count(*)::int from payments where account_id = $1', ana.accountId))[0].count;

  test('gives the same answer and no second order; with another input it is a mistake', async () => {
    const input = orderInputOf(await quoteFor(mall, ana, await newDraft(mall, ana, variant(tea))));
    const first = await mall.ask(placeOrder, input, as(ana.token));
    expect(await mall.ask(placeOrder, input, as(ana.token))).toEqual(first);
    const other = await mall.ask(placeOrder, { ...input, usesPoints: true }, as(ana.token));
    expect([other.code, await countOf()]).toEqual([409, 1]);
  });

  test('a client’s own key does the same, also across drafts, and is nobody else’s', async () => {
    const [one, two] = [await newDraft(mall, ana, variant(tea)), await newDraft(mall, ana, variant(tea))];
    const inputs = await Promise.all([one, two].map(async (number) => orderInputOf(await quoteFor(mall, ana, number))));
    const keyed = (input: (typeof inputs)[number] | undefined, key: string, who = ana) =>
      mall.ask(placeOrder, input as (typeof inputs)[number], { ...as(who.token), 'idempotency-key': key });
    const first = await keyed(inputs[0], 'a-1');
    expect([first.code, await keyed(inputs[0], 'a-1')]).toEqual([200, first]);
    expect(await keyed(inputs[0], 'a-2')).toEqual(first); // the draft is the same
    expect((await keyed(inputs[1], 'a-1')).code).toBe(409);
    expect(await countOf()).toBe(1);
    expect((await keyed(inputs[1], 'a-3')).code).toBe(200);

    const ben = await aBuyer();
    const his = orderInputOf(await quoteFor(mall, ben, await newDraft(mall, ben, variant(tea))));
    expect((await keyed(his, 'a-1', ben)).code).toBe(200);
    for (const key of ['', 'x'.repeat(129), 'ä b'])
      expect((await keyed(inputs[1], encodeURI(key).replace('%C3', 'x'))).code).not.toBe(500);
  });

  test('a refusal leaves the draft free', async () => {
    const input = orderInputOf(await quoteFor(mall, ana, await newDraft(mall, ana, variant(tea))));
    expect((await mall.ask(placeOrder, { ...input, quoteKey: 'x' }, as(ana.token))).code).toBe(409);
    expect((await mall.ask(placeOrder, input, as(ana.token))).code).toBe(200);
  });
});

test('no amount, discount, owner or status comes from the client', async () => {
  const forged = {
    payable: 1,
    total: 1,
    price: 1,
    goods: 1,
    discount: 9_999,
    freight: 0,
    points: 99_999,
    pointsUsed: 99_999,
    currency: 'XXX',
    status: 'paid',
    accountId: 1,
    paymentNumber: 'PT1',
    commission: 0,
    shopShare: 1,
    isPaid: true,
  };
  const input = orderInputOf(await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee, 0, 2))));
  const shops = input.shops?.map((shop) => ({ ...shop, ...forged }));
  const response = await mall.send(placeOrder, { ...input, ...forged, shops }, as(ana.token));
  const { data } = await response.json();
  expect([response.status, data?.payable]).toEqual([200, 5_600]);
  expect(
    await rowsOf(
      `select o.account_id, o.status, o.currency, o.payable, o.commission, t.amount, t.status as payment
        from orders o join payments t on t.id = o.payment_id where t.number = $1`,
      data?.orderNo,
    ),
  ).toEqual([
    {
      account_id: ana.accountId,
      status: 'awaiting_payment',
      currency: 'EUR',
      payable: 5_600,
      commission: 255,
      amount: 5_600,
      payment: 'open',
    },
  ]);
});

test('a virtual thing is ordered without an address', async () => {
  await mall.pool.query('update products set is_virtual = true where id = $1', [small.productIds[coffee]]);
  const ben = await someone();
  const { orderNo } = await order(mall, ben, variant(coffee));
  await mall.pool.query('update products set is_virtual = false');
  expect(
    await rowsOf(
      'select o.delivery, o.address, o.freight from orders o join payments t on t.id = o.payment_id where t.number = $1',
      orderNo,
    ),
  ).toEqual([{ delivery: 'virtual', address: null, freight: 0 }]);
});

test('a later change of the commission touches nothing that was ordered', async () => {
  const { orderNo } = await order(mall, ana, variant(coffee));
  const frozen = () =>
    rowsOf(
      'select commission, shop_share from orders o join payments t on t.id = o.payment_id where t.number = $1',
      orderNo,
    );
  const before = await frozen();
  await mall.pool.query('update shop_categories set commission_percent = 20');
  expect(await frozen()).toEqual(before);
  expect(before).toEqual([{ commission: 128, shop_share: 2_922 }]);
  await mall.pool.query('update shop_categories set commission_percent = 5');
});
