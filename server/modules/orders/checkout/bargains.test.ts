// Long, because it is one subject: a bargain from the shop's form to the order that takes it.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToCart, changeQuantity, getCart, selectLines } from '#contract/cart/shopper.ts';
import * as contract from '#contract/catalogue/merchant-bargains.ts';
import { listRecommended } from '#contract/catalogue/shopper.ts';
import { getPriceHistory } from '#contract/catalogue/shopper-prices.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { cancelPayment } from '#contract/orders/shopper.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { publishActivityChanges } from '#server/modules/catalogue/index.ts';
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
} from '#tests/support/accounts/buyers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let stranger: Person;
let ana: Buyer;
const [tea, coffee, mug] = [0, 1, 2] as const; // the tea cup costs 19.99, in a flash sale 9.99; the coffee cup 25.50
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const rowsOf = async (statement: string, ...values: unknown[]) => (await mall.pool.query(statement, values)).rows;
const soldOf = async (id: number) => (await rowsOf('select sold from bargains where id = $1', id))[0]?.sold;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
});
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('update bargains set stopped_at = starts_at where stopped_at is null');
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('update skus set price = original_price / 2 where product_id = $1', [small.productIds[coffee]]);
  ana = await aBuyer();
});
afterEach(resetClock);

const ask = <C extends Call>(call: C, input: InputOf<C>, person = owner) => mall.ask(call, input, as(person.token));
const outcome = async <C extends Call>(call: C, input: InputOf<C>, person = owner) => {
  const { code, reason } = await ask(call, input, person);
  return code === 200 ? 'done' : reason;
};
/** Makes a call that must be refused, and shows that nothing changes. */
async function inVain<C extends Call>(call: C, input: InputOf<C>, person = owner) {
  const before = await databaseFingerprint(mall.pool);
  const reason = await outcome(call, input, person);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return reason;
}
const termsOf = (is: Partial<contract.BargainTerms> = {}, { productId, skuId } = variant(coffee)) => ({
  ...{ productId, prices: [{ skuId, price: 2_000 }], startsAt: null, endsAt: days(3), quota: 10, perBuyer: null },
  ...is,
});
async function add(is: Partial<contract.BargainTerms> = {}, of = variant(coffee), person = owner): Promise<number> {
  const { data, message } = await ask(contract.addBargain, { bargain: termsOf(is, of) }, person);
  if (!data) throw new Error(message);
  await deliverAll();
  return data.id;
}
const detail = async (id: number) => {
  const { data } = await ask(contract.getShopBargain, { id });
  if (!data) throw new Error(`bargain ${id} is gone`);
  return data;
};
const card = async (place: number) => {
  const { data } = await mall.ask(listRecommended, { limit: 100 });
  return data?.list.find(({ id }) => id === small.productIds[place]);
};
const priceOnCard = async (place: number) => {
  const { price, originalPrice, isFlash, bargainEndsAt } = (await card(place)) ?? {};
  return [price, originalPrice, isFlash, bargainEndsAt !== null];
};
const page = async (place: number) => (await mall.ask(getProduct, { id: small.productIds[place] ?? 0 })).data;
const lineOf = async (buyer: Buyer, wanted: ReturnType<typeof variant>) => {
  const quote = await quoteFor(mall, buyer, await newDraft(mall, buyer, wanted));
  const { unitPrice, offer, missed, problem } = quote.shops[0]?.lines[0] ?? {};
  return { unitPrice, kind: offer?.kind ?? null, missed, problem };
};

describe('what the mall shows', () => {
  test('lists, the page, the cart and the quote show the lower price, and until when', async () => {
    const endsAt = days(3);
    await add({ endsAt, perBuyer: 4 });
    expect(await card(coffee)).toMatchObject({
      price: 2_000,
      originalPrice: 5_100,
      isFlash: false,
      bargainEndsAt: endsAt,
    });
    expect(await page(coffee)).toMatchObject({
      price: 2_000,
      bargain: { endsAt, left: 10, perBuyer: 4 },
      skus: [{ price: 2_000, originalPrice: 5_100, isBargain: true }],
    });
    await mall.ask(addToCart, { lines: [variant(coffee, 0, 2)] }, as(ana.token));
    const { data: cart } = await mall.ask(getCart, {}, as(ana.token));
    expect(cart?.shops[0]?.lines[0]).toMatchObject({
      ...{ price: 2_000, subtotal: 4_000, bargain: { endsAt, perBuyer: 4 }, missed: null },
    });
    const none = { missed: null, problem: null };
    expect(await lineOf(ana, variant(coffee, 0, 2))).toEqual({ unitPrice: 2_000, kind: 'bargain', ...none });
    const { data: history } = await mall.ask(getPriceHistory, { id: small.productIds[coffee] ?? 0 });
    expect(history?.lowest.price).toBe(2_000);
  });

  test('from its start until its end and no longer, by the clock', async () => {
    await add({ startsAt: days(2), endsAt: days(4) });
    const usual = [2_550, 5_100, false, false];
    const seen = async (at: number) => {
      await moveClock(at);
      await publishActivityChanges();
      await deliverAll();
      return [await priceOnCard(coffee), (await page(coffee))?.price, (await lineOf(ana, variant(coffee))).unitPrice];
    };
    expect(await seen(1)).toEqual([usual, 2_550, 2_550]);
    expect(await seen(2)).toEqual([[2_000, 5_100, false, true], 2_000, 2_000]);
    expect(await seen(2)).toEqual([usual, 2_550, 2_550]);
  });

  test('of a product with variants, only those that have it', async () => {
    const { skuId } = variant(mug, 3);
    await add({ prices: [{ skuId, price: 1_500 }] }, variant(mug, 3));
    const shown = (await page(mug))?.skus.map(({ id, price, isBargain }) => [id === skuId, price, isBargain]);
    expect(shown?.filter(([, , isBargain]) => isBargain)).toEqual([[true, 1_500, true]]);
    expect(await card(mug)).toMatchObject({ price: 1_500 });
    expect((await lineOf(ana, variant(mug, 0))).kind).toBe(null);
  });

  test('of a flash sale and a bargain the lower price holds, of equal ones the flash sale', async () => {
    const [shop] = [stranger];
    const price = (amount: number) => ({ prices: [{ skuId: variant(tea).skuId, price: amount }] });
    const dear = await add(price(1_200), variant(tea), shop);
    expect([await priceOnCard(tea), (await lineOf(ana, variant(tea))).kind]).toEqual([
      [999, 3_998, true, false],
      'flash',
    ]);
    await ask(contract.stopBargain, { id: dear }, shop);
    const equal = await add(price(999), variant(tea), shop);
    expect([await priceOnCard(tea), (await lineOf(ana, variant(tea))).kind]).toEqual([
      [999, 3_998, true, false],
      'flash',
    ]);
    await ask(contract.stopBargain, { id: equal }, shop);
    const cheap = await add(price(900), variant(tea), shop);
    expect([await priceOnCard(tea), (await lineOf(ana, variant(tea))).kind]).toEqual([
      [900, 3_998, false, true],
      'bargain',
    ]);
    const before = await rowsOf('select sold from activity_products order by 1');
    await order(mall, ana, variant(tea));
    expect([await soldOf(cheap), await rowsOf('select sold from activity_products order by 1')]).toEqual([1, before]);
    await ask(contract.stopBargain, { id: cheap }, shop);
    expect(await violations()).toEqual([]);
  });
});

describe('its units', () => {
  test('an order takes them, and a cancelled one gives them back', async () => {
    const id = await add({ quota: 3 });
    const { orderNo } = await order(mall, ana, variant(coffee, 0, 3));
    await deliverAll();
    expect([await soldOf(id), (await page(coffee))?.price, await priceOnCard(coffee)]).toEqual([
      ...[3, 2_550, [2_550, 5_100, false, false]],
    ]);
    expect(await rowsOf('select unit_price, subtotal from order_lines where bargain_id = $1', id)).toEqual([
      { unit_price: 2_000, subtotal: 6_000 },
    ]);
    expect(await violations()).toEqual([]);
    await ask(cancelPayment, { orderNo, reason: 'Changed my mind' }, ana);
    await deliverAll();
    expect([await soldOf(id), await priceOnCard(coffee)]).toEqual([0, [2_000, 5_100, false, true]]);
    expect(await violations()).toEqual([]);
  });

  test('when others were faster, the usual price is shown before anything is paid', async () => {
    const id = await add({ quota: 3 });
    const number = await newDraft(mall, ana, variant(coffee, 0, 2));
    const quote = await quoteFor(mall, ana, number);
    await order(mall, await aBuyer(), variant(coffee, 0, 2));
    expect(await inVain(placeOrder, orderInputOf(quote), ana)).toBe('quote_changed');
    const line = (await quoteFor(mall, ana, number)).shops[0]?.lines[0];
    expect(line).toMatchObject({
      ...{ unitPrice: 2_550, priceSeen: 2_000, problem: 'price_changed', offer: null },
      missed: { price: 2_000, units: 1 },
    });
    expect(await soldOf(id)).toBe(2);
  });

  test('when its time is over or its shop has stopped it, too', async () => {
    const id = await add();
    const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee)));
    await moveClock(4);
    expect(await inVain(placeOrder, orderInputOf(quote), ana)).toBe('preparation_over');
    await resetClock();
    await ask(contract.stopBargain, { id });
    expect(await inVain(placeOrder, orderInputOf(quote), ana)).toBe('quote_changed');
  });

  test('one buyer gets no more than one may, whatever was refunded, and others still do', async () => {
    const id = await add({ perBuyer: 2 });
    await order(mall, ana, variant(coffee, 0, 1));
    expect((await lineOf(ana, variant(coffee, 0, 1))).kind).toBe('bargain');
    expect(await lineOf(ana, variant(coffee, 0, 2))).toEqual({
      ...{ unitPrice: 2_550, kind: null, missed: { price: 2_000, units: 1 }, problem: 'price_changed' },
    });
    await order(mall, ana, variant(coffee, 0, 1));
    expect((await lineOf(ana, variant(coffee, 0, 1))).missed).toEqual({ price: 2_000, units: 0 });
    expect((await lineOf(await aBuyer(), variant(coffee, 0, 2))).kind).toBe('bargain');
    expect(await soldOf(id)).toBe(2);
    expect(await violations()).toEqual([]);
  });

  test('the cart shows the price that the order will have: what the buyer has had counts there too', async () => {
    await add({ perBuyer: 2 });
    const buyer = await aBuyer();
    const inCart = async (token: string) => {
      const { data } = await mall.ask(getCart, {}, as(token));
      const { price, subtotal, bargain, missed } = data?.shops[0]?.lines[0] ?? {};
      return { price, subtotal, isBargain: Boolean(bargain), missed, goods: data?.goods };
    };
    const cheap = { price: 2_000, isBargain: true, missed: null };
    const usual = { price: 2_550, isBargain: false };
    await order(mall, buyer, variant(coffee, 0, 1));
    const { data } = await mall.ask(addToCart, { lines: [variant(coffee, 0, 1)] }, as(buyer.token));
    const id = data?.shops[0]?.lines[0]?.id ?? 0;
    expect(await inCart(buyer.token)).toEqual({ ...cheap, subtotal: 2_000, goods: 2_000 });
    await mall.ask(changeQuantity, { id, number: 2 }, as(buyer.token));
    expect(await inCart(buyer.token)).toEqual({
      ...{ ...usual, subtotal: 5_100, goods: 5_100, missed: { price: 2_000, units: 1 } },
    });
    expect((await lineOf(buyer, variant(coffee, 0, 2))).unitPrice).toBe(2_550);
    await mall.ask(selectLines, { ids: [id], isSelected: false }, as(buyer.token));
    expect(await inCart(buyer.token)).toMatchObject({ ...usual, missed: { price: 2_000, units: 1 } });
    const other = await aBuyer();
    await mall.ask(addToCart, { lines: [variant(coffee, 0, 2)] }, as(other.token));
    expect(await inCart(other.token)).toEqual({ ...cheap, subtotal: 4_000, goods: 4_000 });
  });
});

describe('its shop', () => {
  test('sees all that it has written, in its list and counts; no other shop does', async () => {
    const id = await add({ startsAt: days(1), perBuyer: 2 });
    expect(await detail(id)).toMatchObject({
      ...{ id, name: 'Coffee Cup', state: 'planned', variants: 1, lowestPrice: 2_000, usualPrice: 2_550, quota: 10 },
      ...{ sold: 0, perBuyer: 2, prices: [{ skuId: variant(coffee).skuId, price: 2_000 }], version: 1 },
    });
    const { data: found } = await ask(contract.listShopBargains, { words: '咖啡', state: 'planned' });
    expect([found?.total, found?.list[0]?.id]).toEqual([1, id]);
    expect((await ask(contract.listShopBargains, { words: 'tea' })).data?.total).toBe(0);
    expect((await ask(contract.countShopBargains, {})).data).toMatchObject({ planned: 1, running: 0 });
    expect((await ask(contract.listShopBargains, { state: 'planned' }, stranger)).data?.list).toEqual([]);
    for (const call of [contract.getShopBargain, contract.stopBargain] as const)
      expect(await inVain(call, { id }, stranger)).toBe('bargain_not_found');
    const { data: log } = await ask(listShopLog, {});
    expect(log?.list[0]).toMatchObject({ act: 'bargain_added', subject: 'Coffee Cup' });
  });

  test.each([
    ['another shop’s product', () => termsOf({}, variant(tea)), 'product_not_found'],
    [
      'another product’s variant',
      () => termsOf({ prices: [{ skuId: variant(mug).skuId, price: 1 }] }),
      'sku_not_found',
    ],
    [
      'a price that is not lower',
      () => termsOf({ prices: [{ skuId: variant(coffee).skuId, price: 2_550 }] }),
      'bargain_price_too_high',
    ],
    ['an end that is over', () => termsOf({ endsAt: days(-1) }), 'bad_input'],
    ['more than a year', () => termsOf({ endsAt: days(400) }), 'bad_input'],
    ['more units for one buyer than there are', () => termsOf({ quota: 2, perBuyer: 3 }), 'bad_input'],
    ['no variants', () => termsOf({ prices: [] }), 'bad_input'],
  ])('cannot offer %s', async (_, terms, reason) => {
    expect(await inVain(contract.addBargain, { bargain: terms() })).toBe(reason);
  });

  test('has one of a product at a time', async () => {
    const id = await add({ startsAt: days(2), endsAt: days(4) });
    expect(await inVain(contract.addBargain, { bargain: termsOf({ startsAt: days(3), endsAt: days(5) }) })).toBe(
      'bargain_overlaps',
    );
    expect(await inVain(contract.addBargain, { bargain: termsOf() })).toBe('bargain_overlaps');
    const next = await add({ startsAt: (await detail(id)).endsAt, endsAt: days(6) });
    const change = { ...termsOf({ startsAt: days(3), endsAt: days(6) }) };
    expect(await inVain(contract.editBargain, { id: next, version: 1, bargain: change })).toBe('bargain_overlaps');
  });

  test('changes everything before it begins, and then only adds units and time', async () => {
    const planned = await add({ startsAt: days(2), endsAt: days(4) });
    const cheaper = termsOf({ startsAt: days(1), prices: [{ skuId: variant(coffee).skuId, price: 1_900 }], quota: 5 });
    expect(await outcome(contract.editBargain, { id: planned, version: 1, bargain: cheaper })).toBe('done');
    expect(await detail(planned)).toMatchObject({ lowestPrice: 1_900, quota: 5, version: 2 });
    expect(await inVain(contract.editBargain, { id: planned, version: 1, bargain: cheaper })).toBe('changed_meanwhile');
    const other = termsOf({ startsAt: days(1) }, variant(mug));
    expect(await inVain(contract.editBargain, { id: planned, version: 2, bargain: other })).toBe('bargain_terms_fixed');
    await ask(contract.stopBargain, { id: planned });
    expect(await inVain(contract.editBargain, { id: planned, version: 3, bargain: cheaper })).toBe('bargain_over');

    const id = await add();
    const { startsAt, endsAt } = await detail(id);
    const begun = { startsAt, endsAt };
    for (const change of [
      { prices: [{ skuId: variant(coffee).skuId, price: 1_999 }] },
      { quota: 9 },
      { endsAt: days(2) },
      { startsAt: days(1) },
      { perBuyer: 1 },
    ])
      expect(await inVain(contract.editBargain, { id, version: 1, bargain: termsOf({ ...begun, ...change }) })).toBe(
        'bargain_terms_fixed',
      );
    const more = termsOf({ ...begun, endsAt: days(5), quota: 20 });
    expect(await outcome(contract.editBargain, { id, version: 1, bargain: more })).toBe('done');
    expect(await detail(id)).toMatchObject({ quota: 20, version: 2, state: 'running' });
  });

  test('stops it at once and once; one that has ended stays', async () => {
    const id = await add();
    expect(await outcome(contract.stopBargain, { id })).toBe('done');
    await deliverAll();
    expect([(await detail(id)).state, (await page(coffee))?.price, await priceOnCard(coffee)]).toEqual([
      ...['stopped', 2_550, [2_550, 5_100, false, false]],
    ]);
    expect(await outcome(contract.stopBargain, { id })).toBe('done');
    const short = await add({ endsAt: days(1) });
    await moveClock(2);
    expect(await inVain(contract.stopBargain, { id: short })).toBe('bargain_over');
  });

  test('sees before it saves what lower prices leave', async () => {
    const { productId, skuId } = variant(coffee);
    await mall.pool.query('update skus set cost = 1900 where id = $1', [skuId]);
    const { data } = await ask(contract.previewBargainMargin, { productId, prices: [{ skuId, price: 1_950 }] });
    expect(data?.variants).toEqual([
      {
        ...{ skuId, variant: '', price: 2_550, stock: expect.any(Number), cost: 1_900, bargainPrice: 1_950 },
        ...{ commission: 98, remains: -48, remainsPercent: -2.5, remainsWithout: 522 },
      },
    ]);
    expect(await outcome(contract.previewBargainMargin, { productId, prices: [] }, stranger)).toBe('product_not_found');
  });
});
