import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computePrice, createDraft, listOrderCoupons, loadDraft } from '#contract/orders/shopper-checkout.ts';
import { setSite } from '#server/modules/content/index.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  giveCoupon,
  newDraft,
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
const [tea, coffee, mug, soldOut, offSale, closed] = [0, 1, 2, 3, 4, 5] as const;
const [redLarge, plain, own] = [3, 0, 1] as const;
const shopId = (place: number) => small.shopIds[place] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
});
beforeEach(async () => {
  await resetClock();
  await sendEverywhere(small);
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query(
    'update skus set on_hand = opening, reserved = 0; update products set is_on_sale = (id <> $1)'.replace(
      '$1',
      String(small.productIds[offSale]),
    ),
  );
});

describe('preparing', () => {
  const buyNow = (line: object) => ({ preOrderType: 'buyNow' as const, orderDetails: [line] });

  test('takes nothing; what cannot be had is refused in words', async () => {
    const ana = await aBuyer();
    const before = await databaseFingerprint(mall.pool);
    const refused = async (line: object, headers = {}) => {
      const response = await mall.send(createDraft, buyNow(line), { ...as(ana.token), ...headers });
      return [response.status, (await response.json()).message];
    };
    expect(await refused(variant(tea, 0, 11))).toEqual([409, 'Only 10 left of Tea Cup']);
    expect(await refused(variant(soldOut), { 'x-locale': 'zh-CN' })).toEqual([409, expect.stringContaining('售罄杯')]);
    for (const place of [offSale, closed]) expect((await refused(variant(place)))[0]).toBe(404);
    expect((await refused({ ...variant(tea), productId: small.productIds[coffee] }))[0]).toBe(404);
    for (const quantity of [0, -1, 1.5, 100, 'x', null])
      expect((await refused({ ...variant(tea), quantity }))[0]).toBe(400);
    expect((await mall.send(createDraft, buyNow(variant(tea)))).status).toBe(401);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test('someone else’s cart lines and drafts are not there', async () => {
    const [ana, ben] = [await aBuyer(), await aBuyer()];
    const number = await newDraft(mall, ana, variant(tea), variant(coffee));
    const { rows } = await mall.pool.query('select id from cart_lines limit 1');
    const input = { preOrderType: 'shoppingCart' as const, orderDetails: [{ shoppingCartId: rows[0].id }] };
    expect((await mall.ask(createDraft, input, as(ben.token))).code).toBe(404);
    expect((await mall.ask(loadDraft, { preOrderNo: number }, as(ben.token))).code).toBe(404);
    expect((await mall.ask(loadDraft, { preOrderNo: number }, as(ana.token))).code).toBe(200);
  });

  test('after a day it is over', async () => {
    const ana = await aBuyer();
    const number = await newDraft(mall, ana, variant(tea));
    await moveClock(1.01);
    expect((await mall.ask(loadDraft, { preOrderNo: number }, as(ana.token))).code).toBe(404);
  });
});

describe('a quote', () => {
  test('chooses the default address and the best coupons, and explains every cent', async () => {
    const ana = await aBuyer({ points: 1_000 });
    const ofShop = await giveCoupon(ana, { scope: 'shop', shopId: shopId(own), minimumSpend: 5_000, discount: 605 });
    const general = await giveCoupon(ana, { minimumSpend: 5_000, discount: 744 });
    await giveCoupon(ana, { minimumSpend: 100_000, discount: 900 }); // too high
    const number = await newDraft(mall, ana, variant(tea, 0, 2), variant(coffee), variant(mug, redLarge));
    const proposed = await quoteFor(mall, ana, number);
    expect(proposed).toMatchObject({
      payable: 7_699,
      addressId: ana.addressId,
      platformCouponId: general,
      canPlace: true,
    });

    const { data: quote } = await mall.ask(
      computePrice,
      { ...orderInputOf(proposed), usesPoints: true },
      as(ana.token),
    );
    expect(quote).toMatchObject({
      currency: 'EUR',
      listPrice: 20_096,
      goods: 8_048,
      shopCoupon: 605,
      platformCoupon: 744,
      points: 1_000,
      freight: 1_000,
      payable: 6_699,
      needsAddress: true,
      pointsHeld: 1_000,
      pointsUsable: 1_000,
      pointsUsableWorth: 1_000,
      pointsUsed: 1_000,
      pointsEarned: 66,
    });
    expect(quote?.quoteKey).not.toBe(proposed.quoteKey);
    const shops = quote?.shops.map(({ shopName, couponId, freight, payable, deliveries, lines }) => ({
      shopName,
      couponId,
      freight,
      payable,
      deliveries,
      lines: lines.map((line) => [
        line.name,
        line.variant,
        line.unitPrice,
        line.goods,
        line.shopCoupon,
        line.platformCoupon,
        line.points,
        line.freight,
        line.payable,
        line.refundable,
        line.refundablePoints,
      ]),
    }));
    expect(shops).toEqual([
      {
        shopName: 'Plain Goods',
        couponId: null,
        freight: 500,
        payable: 2_030,
        deliveries: ['courier'],
        lines: [['Tea Cup', '', 999, 1_998, 0, 200, 268, 500, 2_030, 2_030, 268]],
      },
      {
        shopName: 'Mall Own',
        couponId: ofShop,
        freight: 500,
        payable: 4_669,
        deliveries: ['courier'],
        lines: [
          ['Coffee Cup', '', 2_550, 2_550, 255, 229, 309, 211, 1_968, 1_968, 309],
          ['Travel Mug', 'Red, L', 3_500, 3_500, 350, 315, 423, 289, 2_701, 2_701, 423],
        ],
      },
    ]);
    expect(quote?.platformCoupons).toMatchObject([{ id: general, deduction: 744 }]);
    expect(quote?.shops[1]?.coupons).toMatchObject([{ id: ofShop, deduction: 605 }]);
    const { data: coupons } = await mall.ask(listOrderCoupons, { preOrderNo: number }, as(ana.token));
    expect(coupons?.map(({ id, deduction }) => [id, deduction])).toEqual([
      [general, 744],
      [ofShop, 605],
    ]);
  });

  test('coupons that are not one’s own, do not fit or stand in the wrong place are refused', async () => {
    const [ana, ben] = [await aBuyer(), await aBuyer()];
    const mine = await giveCoupon(ana, { scope: 'shop', shopId: shopId(plain), discount: 100 });
    const high = await giveCoupon(ana, { minimumSpend: 100_000, discount: 900 });
    const theirs = await giveCoupon(ben, { discount: 100 });
    const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(tea)));
    const ask = async (choices: object) =>
      (await mall.ask(computePrice, { ...orderInputOf(quote), ...choices }, as(ana.token))).code;
    const shop = (couponId: number | null, at: number = plain) => ({ shops: [{ shopId: shopId(at), couponId }] });
    expect(await ask(shop(mine))).toBe(200);
    for (const couponId of [high, theirs, 999_999]) expect(await ask(shop(couponId))).toBe(400);
    for (const platformCouponId of [mine, high, theirs, 999_999]) expect(await ask({ platformCouponId })).toBe(400);
    expect(await ask(shop(null, own))).toBe(400);
    expect(await ask({ addressId: ben.addressId })).toBe(404);
    expect(await ask({ addressId: 999_999 })).toBe(404);
    expect(await ask({ shops: [{ shopId: shopId(plain), delivery: 'pickup' }] })).toBe(400);
  });

  test('changes since a line was put into the cart are shown, and problems prevent the order', async () => {
    const ana = await aBuyer();
    const number = await newDraft(mall, ana, variant(coffee, 0, 4), variant(mug, redLarge));
    await mall.pool.query('update skus set price = 2500 where id = $1', [variant(coffee).skuId]);
    await mall.pool.query('update skus set reserved = on_hand where id = $1', [variant(mug, redLarge).skuId]);
    const problems = async () => {
      const { shops, canPlace } = await quoteFor(mall, ana, number);
      return [canPlace, ...shops.flatMap(({ lines }) => lines.map(({ problem }) => problem))];
    };
    expect(await problems()).toEqual([false, 'price_changed', 'sold_out']);
    await mall.pool.query('update skus set reserved = 8 where id = $1', [variant(coffee).skuId]);
    expect(await problems()).toEqual([false, 'not_enough_stock', 'sold_out']);
    await mall.pool.query('update products set is_on_sale = false');
    expect(await problems()).toEqual([false, 'off_sale', 'off_sale']);
    await mall.pool.query('update skus set price = 2550 where id = $1', [variant(coffee).skuId]);
  });

  test('more units than a flash sale has left cost the usual price, all of them', async () => {
    const ana = await aBuyer();
    await mall.pool.query('update activity_products set sold = 27 where quota = 30');
    const priceOf = async (quantity: number) => {
      const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(tea, 0, quantity)));
      return quote.shops[0]?.lines[0]?.unitPrice;
    };
    expect([await priceOf(3), await priceOf(4)]).toEqual([999, 1_999]);
    await mall.pool.query('update activity_products set sold = 10 where quota = 30');
  });

  test('an address is needed for what is sent; a shop that does not send there says so', async () => {
    const ana = await someone();
    const number = await newDraft(mall, ana, variant(tea));
    expect(await quoteFor(mall, ana, number)).toMatchObject({
      addressId: null,
      needsAddress: true,
      canPlace: false,
      freight: 0,
    });
    await mall.pool.query(
      `update freight_rules set country = 'CN' where template_id in (select id from freight_templates where shop_id = $1)`,
      [shopId(plain)],
    );
    const ben = await aBuyer();
    const quote = await quoteFor(mall, ben, await newDraft(mall, ben, variant(tea)));
    expect([quote.canPlace, quote.shops[0]?.isServed]).toEqual([false, false]);
  });

  test('what is virtual needs neither address nor freight; what is fetched does not either', async () => {
    const ana = await someone();
    await mall.pool.query('update products set is_virtual = true where id = $1', [small.productIds[coffee]]);
    const virtual = await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee)));
    expect(virtual).toMatchObject({ needsAddress: false, canPlace: true, freight: 0, payable: 2_550 });
    expect(virtual.shops[0]).toMatchObject({ delivery: 'virtual', deliveries: ['virtual'], earliest: null });
    await mall.pool.query('update products set is_virtual = false');

    await mall.pool.query(`update shops set delivery_kinds = '{courier,pickup}' where id = $1`, [shopId(own)]);
    const number = await newDraft(mall, ana, variant(coffee));
    const choice = { preOrderNo: number, shops: [{ shopId: shopId(own), delivery: 'pickup' as const }] };
    const { data } = await mall.ask(computePrice, choice, as(ana.token));
    expect(data).toMatchObject({ needsAddress: false, canPlace: true, payable: 2_550 });
    await mall.pool.query(`update shops set delivery_kinds = '{courier}'`);
  });

  test('points are bounded by the rules of the platform', async () => {
    const ana = await aBuyer({ points: 5_000 });
    const number = await newDraft(mall, ana, variant(coffee));
    const usable = async () => {
      const input = { preOrderNo: number, addressId: ana.addressId, usesPoints: true };
      const { data } = await mall.ask(computePrice, input, as(ana.token));
      return [data?.pointsUsed, data?.points];
    };
    expect(await usable()).toEqual([1_275, 1_275]);
    const rules = { isOpen: true, pointWorth: 2, spendAtLeast: 2_551, maxPercent: 50, earnPerUnit: 1, freezeDays: 7 };
    await setSite('points', rules);
    expect(await usable()).toEqual([0, 0]);
    await setSite('points', { ...rules, spendAtLeast: 0 });
    expect(await usable()).toEqual([638, 1_275]);
    await setSite('points', { ...rules, pointWorth: 1, spendAtLeast: 1_000 });
  });
});
