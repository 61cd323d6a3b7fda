import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCart } from '#contract/cart.ts';
import { computePrice, placeOrder } from '#contract/orders-checkout.ts';
import { auditDatabase } from '#server/audit.ts';
import { rates } from '#server/http/limits.ts';
import { setSite } from '#server/modules/content/index.ts';
import {
  aBuyer,
  agreeTo,
  type Buyer,
  giveCoupon,
  order,
  prepare,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/buyers.ts';
import { databasePrint } from '#tests/database-print.ts';
import { moveClock, resetClock } from '#tests/mall-clock.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { as, somebody } from '#tests/people.ts';
import { fillSmallMall, type SmallMall } from '#tests/small-mall.ts';

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

test('one order per shop, with everything frozen; stock, coupons, points and cart are taken', async () => {
  const ofShop = await giveCoupon(ana, { scope: 'shop', shopId: shopId(1), minimumSpend: 5_000, discount: 605 });
  const general = await giveCoupon(ana, { minimumSpend: 5_000, discount: 744 });
  const number = await prepare(mall, ana, variant(tea, 0, 2), variant(coffee), variant(mug, redLarge));
  const agreed = { ...agreeTo(await quoteFor(mall, ana, number)), usesPoints: true };
  const { data: quote } = await mall.ask(computePrice, agreed, as(ana.token));
  const wish = { ...agreed, quoteKey: quote?.quoteKey ?? '' };
  wish.shops = wish.shops?.map((shop, at) => ({ ...shop, note: at === 0 ? 'Ring twice' : '' }));
  const { data: placed } = await mall.ask(placeOrder, wish, as(ana.token));
  expect(placed).toMatchObject({ orderNo: expect.stringMatching(/^PT\d{22}$/), payable: 6_699 });
  expect(placed?.orderNumbers).toEqual([expect.stringMatching(/^SH\d{22}$/), expect.stringMatching(/^SH\d{22}$/)]);
  const minutes = (Date.parse(placed?.expiresAt ?? '') - Date.now()) / 60_000;
  expect(Math.abs(minutes - 30)).toBeLessThan(1);

  const orders = await rowsOf(
    `select o.number, o.status, o.payable, o.commission, o.shop_share, o.currency, o.points_used, o.shop_coupon_id,
      o.platform_coupon_id, o.delivery, o.note, o.address ->> 'postCode' as post_code, t.status as trade, t.amount
      from orders o join trades t on t.id = o.trade_id where t.number = $1 order by o.id`,
    placed?.orderNo,
  );
  const shared = {
    status: 'awaiting_payment',
    currency: 'EUR',
    platform_coupon_id: general,
    delivery: 'courier',
    post_code: '02134',
    trade: 'open',
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
    `select l.name, l.variant, l.activity_id, l.unit_price, l.quantity, l.payable, l.commission, l.shop_share
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
  expect(await rowsOf(`select story from news_outbox where name = 'orders.orderPlaced'`)).toEqual([
    { story: { tradeNumber: placed?.orderNo } },
  ]);
  expect(await auditDatabase()).toEqual([]);
});

describe('the same again', () => {
  const countOf = async () =>
    (await rowsOf('select count(*)::int from trades where account_id = $1', ana.accountId))[0].count;

  test('gives the same answer and no second order; with another wish it is a mistake', async () => {
    const wish = agreeTo(await quoteFor(mall, ana, await prepare(mall, ana, variant(tea))));
    const first = await mall.ask(placeOrder, wish, as(ana.token));
    expect(await mall.ask(placeOrder, wish, as(ana.token))).toEqual(first);
    const other = await mall.ask(placeOrder, { ...wish, usesPoints: true }, as(ana.token));
    expect([other.code, await countOf()]).toEqual([409, 1]);
  });

  test('a client’s own key does the same, also across preparations, and is nobody else’s', async () => {
    const [one, two] = [await prepare(mall, ana, variant(tea)), await prepare(mall, ana, variant(tea))];
    const wishes = await Promise.all([one, two].map(async (number) => agreeTo(await quoteFor(mall, ana, number))));
    const keyed = (wish: (typeof wishes)[number] | undefined, key: string, who = ana) =>
      mall.ask(placeOrder, wish as (typeof wishes)[number], { ...as(who.token), 'idempotency-key': key });
    const first = await keyed(wishes[0], 'a-1');
    expect([first.code, await keyed(wishes[0], 'a-1')]).toEqual([200, first]);
    expect(await keyed(wishes[0], 'a-2')).toEqual(first); // the preparation is the same
    expect((await keyed(wishes[1], 'a-1')).code).toBe(409);
    expect(await countOf()).toBe(1);
    expect((await keyed(wishes[1], 'a-3')).code).toBe(200);

    const ben = await aBuyer();
    const his = agreeTo(await quoteFor(mall, ben, await prepare(mall, ben, variant(tea))));
    expect((await keyed(his, 'a-1', ben)).code).toBe(200);
    for (const key of ['', 'x'.repeat(129), 'ä b'])
      expect((await keyed(wishes[1], encodeURI(key).replace('%C3', 'x'))).code).not.toBe(500);
  });

  test('a refusal leaves the preparation free', async () => {
    const wish = agreeTo(await quoteFor(mall, ana, await prepare(mall, ana, variant(tea))));
    expect((await mall.ask(placeOrder, { ...wish, quoteKey: 'x' }, as(ana.token))).code).toBe(409);
    expect((await mall.ask(placeOrder, wish, as(ana.token))).code).toBe(200);
  });
});

describe('what is refused moves nothing', () => {
  async function refused(change: (wish: ReturnType<typeof agreeTo>) => object | Promise<object>, who = ana) {
    const wish = agreeTo(await quoteFor(mall, who, await prepare(mall, who, variant(coffee), variant(mug, redLarge))));
    const changed = { ...wish, ...(await change(wish)) };
    const before = await databasePrint(mall.pool);
    const response = await mall.send(placeOrder, changed, as(who.token));
    expect(await databasePrint(mall.pool)).toEqual(before);
    return [response.status, (await response.json()).message];
  }
  const changed = 'Something has changed since you last looked: please check the new amounts';
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

  test('goods that are gone', async () => {
    const gone = (statement: string) =>
      refused(async () => {
        await set(statement);
        return {};
      });
    expect(await gone('update skus set reserved = on_hand where price = 2550')).toEqual([
      409,
      'Only none is left of Coffee Cup',
    ]);
    await set('update skus set reserved = 0 where price = 2550');
    expect((await gone(`update products set is_on_sale = false where name = 'Coffee Cup'`))[0]).toBe(404);
    await set(`update products set is_on_sale = true where name = 'Coffee Cup'`);
    expect((await gone(`update shops set is_open = false where name = 'Mall Own'`))[0]).toBe(404);
    await set(`update shops set is_open = true where name = 'Mall Own'`);
    await set(
      'update skus s set reserved = (select coalesce(sum(reserved_delta), 0) from stock_moves m where m.sku_id = s.id)',
    );
  });

  test('no address, somebody else’s, and one that is not sent to', async () => {
    expect(await refused(() => ({ addressId: null }))).toEqual([400, expect.stringContaining('address')]);
    const { addressId } = await aBuyer();
    expect((await refused(() => ({ addressId })))[0]).toBe(404);
    await set(`update freight_rules set country = 'CN'`);
    expect(await refused(() => ({}))).toEqual([400, expect.stringContaining('Mall Own')]);
  });

  test('coupons that are somebody else’s, over, or in the wrong place', async () => {
    const theirs = await giveCoupon(await aBuyer(), { discount: 100 });
    expect((await refused(() => ({ platformCouponId: theirs })))[0]).toBe(400);
    const mine = await giveCoupon(ana, { discount: 100 });
    expect((await refused(() => ({ platformCouponId: mine, shops: [{ shopId: shopId(1), couponId: mine }] })))[0]).toBe(
      400,
    );
    await moveClock(7.5);
    expect((await refused(() => ({ platformCouponId: mine })))[0]).toBe(400);
  });

  test('a stranger’s preparation, an old one, one that is not there', async () => {
    const theirs = await prepare(mall, await aBuyer(), variant(tea));
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
    await setSite('orders', { payMinutes: 30, openTradesMax: 1 });
    await order(mall, ana, variant(tea));
    expect(await refused(() => ({}))).toEqual([
      400,
      'You have many unpaid orders. Please pay or cancel one of them first',
    ]);
    await setSite('orders', { payMinutes: 30, openTradesMax: 20 });
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
    tradeNumber: 'PT1',
    commission: 0,
    shopShare: 1,
    isPaid: true,
  };
  const wish = agreeTo(await quoteFor(mall, ana, await prepare(mall, ana, variant(coffee, 0, 2))));
  const shops = wish.shops?.map((shop) => ({ ...shop, ...forged }));
  const response = await mall.send(placeOrder, { ...wish, ...forged, shops }, as(ana.token));
  const { data } = await response.json();
  expect([response.status, data?.payable]).toEqual([200, 5_600]);
  expect(
    await rowsOf(
      `select o.account_id, o.status, o.currency, o.payable, o.commission, t.amount, t.status as trade
        from orders o join trades t on t.id = o.trade_id where t.number = $1`,
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
      trade: 'open',
    },
  ]);
});

test('a virtual thing is ordered without an address', async () => {
  await mall.pool.query('update products set is_virtual = true where id = $1', [small.productIds[coffee]]);
  const ben = await somebody();
  const { orderNo } = await order(mall, ben, variant(coffee));
  await mall.pool.query('update products set is_virtual = false');
  expect(
    await rowsOf(
      'select o.delivery, o.address, o.freight from orders o join trades t on t.id = o.trade_id where t.number = $1',
      orderNo,
    ),
  ).toEqual([{ delivery: 'virtual', address: null, freight: 0 }]);
});

test('a later change of the commission touches nothing that was ordered', async () => {
  const { orderNo } = await order(mall, ana, variant(coffee));
  const frozen = () =>
    rowsOf(
      'select commission, shop_share from orders o join trades t on t.id = o.trade_id where t.number = $1',
      orderNo,
    );
  const before = await frozen();
  await mall.pool.query('update shop_categories set commission_percent = 20');
  expect(await frozen()).toEqual(before);
  expect(before).toEqual([{ commission: 128, shop_share: 2_922 }]);
  await mall.pool.query('update shop_categories set commission_percent = 5');
});

test('ten tries a minute, counted per person', async () => {
  const ben = await somebody();
  const statuses = [];
  const wish = { preOrderNo: 'PR0000000000000000', quoteKey: 'x' };
  for (let times = 0; times < rates.submitOrder.times + 2; times++)
    statuses.push((await mall.send(placeOrder, wish, as(ben.token))).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  expect((await mall.send(placeOrder, wish, as(ana.token))).status).toBe(404);
});
