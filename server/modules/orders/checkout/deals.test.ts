// Long, because it is one subject: a deal from the shop's form to the order that has it, and back by refunds.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToCart, getCart } from '#contract/cart/shopper.ts';
import { addBargain } from '#contract/catalogue/merchant-bargains.ts';
import * as contract from '#contract/catalogue/merchant-deals.ts';
import { listProductDeals } from '#contract/catalogue/shopper-deals.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
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
import { promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let stranger: Person;
let ana: Buyer;
const [tea, coffee, mug] = [0, 1, 2] as const; // of another shop; 25.50; 10.00
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const rowsOf = async (statement: string, ...values: unknown[]) => (await mall.pool.query(statement, values)).rows;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
  await mall.pool.query('update skus set price = 2550 where product_id = $1', [small.productIds[coffee]]);
  await mall.pool.query('update skus set price = 1000 where product_id = $1', [small.productIds[mug]]);
});
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('update deals set stopped_at = ends_at where stopped_at is null');
  await mall.pool.query('update bargains set stopped_at = starts_at where stopped_at is null');
  await mall.pool.query('delete from rate_windows');
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
const idOf = (place: number) => small.productIds[place] ?? 0;
const steps = (list: [number, number][], places: readonly number[] = []): contract.DealOffer => ({
  ...{ kind: 'steps', off: null },
  steps: list.map(([units, percent]) => ({ units, percent })),
  products: places.map((place) => ({ productId: idOf(place), units: 1 })),
});
const bundle = (off: number, set: [number, number][]): contract.DealOffer => ({
  ...{ kind: 'bundle', steps: [], off },
  products: set.map(([place, units]) => ({ productId: idOf(place), units })),
});
const more = () =>
  steps([
    [2, 5],
    [3, 10],
  ]);
const termsOf = (offer: contract.DealOffer, is: Partial<contract.DealTerms> = {}): contract.DealTerms => ({
  ...{ name: { en: 'More', 'zh-CN': '多买' }, offer, startsAt: null, endsAt: days(3) },
  ...is,
});
async function add(offer: contract.DealOffer, is: Partial<contract.DealTerms> = {}): Promise<number> {
  const { data, message } = await ask(contract.addDeal, { deal: termsOf(offer, is) });
  if (!data) throw new Error(message);
  return data.id;
}
const detail = async (id: number) => {
  const { data } = await ask(contract.getShopDeal, { id });
  if (!data) throw new Error(`deal ${id} is gone`);
  return data;
};
const quote = async (...wanted: ReturnType<typeof variant>[]) =>
  quoteFor(mall, ana, await newDraft(mall, ana, ...wanted));

describe('what a buyer pays', () => {
  test('the page, the cart, the quote and the order say the same', async () => {
    const id = await add(more());
    const { data: shown } = await mall.ask(listProductDeals, { id: idOf(coffee) });
    expect(shown).toEqual([
      {
        ...{ id, kind: 'steps', name: 'More', endsAt: (await detail(id)).endsAt, mixes: true, off: null, products: [] },
        variantsAtOffer: [],
        steps: [
          { units: 2, percent: 5 },
          { units: 3, percent: 10 },
        ],
      },
    ]);
    await mall.ask(addToCart, { lines: [variant(coffee)] }, as(ana.token));
    const cart = async () => (await mall.ask(getCart, {}, as(ana.token))).data;
    const next = { percent: 5, off: null, product: null };
    expect((await cart())?.shops[0]?.deals).toEqual([
      { id, kind: 'steps', name: 'More', off: 0, next: { ...next, units: 1 } },
    ]);
    await mall.ask(addToCart, { lines: [variant(coffee)] }, as(ana.token));
    expect(await cart()).toMatchObject({
      ...{ goods: 5_100, dealOff: 255, afterDeals: 4_845 },
      shops: [{ deals: [{ off: 255, next: { units: 1, percent: 10 } }] }],
    });
    const quoted = await quote(variant(coffee, 0, 2));
    expect(quoted).toMatchObject({ goods: 5_100, shopCoupon: 255, dealOff: 255, freight: 500, payable: 5_345 });
    expect(quoted.shops[0]?.lines[0]).toMatchObject({ dealOff: 255, deal: { id, name: 'More' }, refundable: 5_345 });
    const placed = await order(mall, ana, variant(coffee, 0, 2));
    expect(placed.payable).toBe(5_345);
    const { data } = await mall.ask(getOrder, { orderNo: placed.orderNumbers[0] ?? '' }, as(ana.token));
    expect(data).toMatchObject({ shopCoupon: 255, dealOff: 255, lines: [{ dealOff: 255 }] });
    expect(await violations()).toEqual([]);
  });

  test('units of several products count together; of another shop they do not', async () => {
    await add(more());
    const { dealOff, shops } = await quote(variant(coffee), variant(mug), variant(tea));
    expect(dealOff).toBe(178); // 5 % of 35.50, half a cent up
    expect(shops.flatMap(({ lines }) => lines.map((line) => line.dealOff)).toSorted()).toEqual([0, 128, 50].toSorted());
  });

  test('sets of a bundle, as many as there are, and what is left at the usual price', async () => {
    const id = await add(
      bundle(500, [
        [coffee, 1],
        [mug, 2],
      ]),
    );
    await mall.ask(addToCart, { lines: [variant(coffee)] }, as(ana.token));
    const { data: cart } = await mall.ask(getCart, {}, as(ana.token));
    const name = cart?.shops[0]?.deals[0]?.next?.product?.name;
    expect(cart?.shops[0]?.deals).toEqual([
      {
        ...{ id, kind: 'bundle', name: 'More', off: 0 },
        next: { units: 2, percent: null, off: 500, product: { id: idOf(mug), name } },
      },
    ]);
    expect((await quote(variant(coffee), variant(mug))).dealOff).toBe(0);
    const bob = await aBuyer();
    const quoted = await quoteFor(mall, bob, await newDraft(mall, bob, variant(coffee, 0, 3), variant(mug, 0, 5)));
    expect(quoted).toMatchObject({ goods: 12_650, dealOff: 1_000 });
    const { data: shown } = await mall.ask(listProductDeals, { id: idOf(mug) });
    expect(shown?.[0]).toMatchObject({ off: 500, products: [{ id: idOf(coffee) }, { id: idOf(mug), units: 2 }] });
    await order(mall, bob, variant(coffee, 0, 3), variant(mug, 0, 5));
    expect(await violations()).toEqual([]);
  });

  test('coupons look at what is left after the deal', async () => {
    await add(more());
    const shopId = small.shopIds[1] ?? 0;
    await giveCoupon(ana, { discount: 500, minimumSpend: 4_846, scope: 'shop', shopId });
    expect(await quote(variant(coffee, 0, 2))).toMatchObject({ shopCoupon: 255, shops: [{ coupons: [] }] });
    const fitting = await giveCoupon(ana, { discount: 500, minimumSpend: 4_845, scope: 'shop', shopId });
    expect(await quote(variant(coffee, 0, 2))).toMatchObject({
      ...{ shopCoupon: 755, dealOff: 255 },
      shops: [{ couponId: fitting, coupons: [{ id: fitting, deduction: 500 }] }],
    });
    await order(mall, ana, variant(coffee, 0, 2));
    expect(await violations()).toEqual([]);
  });

  test('what is sold at a bargain’s price takes no part', async () => {
    await add(more());
    const { productId, skuId } = variant(coffee);
    const terms = { productId, prices: [{ skuId, price: 2_000 }], startsAt: null, endsAt: days(2) };
    await ask(addBargain, { bargain: { ...terms, quota: 2, perBuyer: null } });
    expect((await quote(variant(coffee, 0, 2))).dealOff).toBe(0);
    expect((await quote(variant(coffee, 0, 3))).dealOff).toBe(765); // more units than the bargain has: the usual price
  });

  test('what is said of a lower price on the page and in the cart is what the quote does, for each variant', async () => {
    await add(more());
    const [red, other] = [variant(mug, 0), variant(mug, 3)];
    const terms = { productId: idOf(mug), prices: [{ skuId: red.skuId, price: 900 }], startsAt: null, endsAt: days(2) };
    await ask(addBargain, { bargain: { ...terms, quota: 2, perBuyer: null } });
    const { data: shown } = await mall.ask(listProductDeals, { id: idOf(mug) });
    expect(shown?.map(({ variantsAtOffer }) => variantsAtOffer)).toEqual([[{ skuId: red.skuId, offer: 'bargain' }]]);
    for (const [chosen, quantity, outOfDeals, dealOff] of [
      [red, 2, 'bargain', 0],
      [red, 3, null, 300], // more units than the bargain has: the usual price, and with it the deal
      [other, 2, null, 100],
    ] as const) {
      const buyer = await aBuyer();
      const { data: cart } = await mall.ask(addToCart, { lines: [{ ...chosen, quantity }] }, as(buyer.token));
      expect([cart?.shops[0]?.lines[0]?.outOfDeals, cart?.dealOff]).toEqual([outOfDeals, dealOff]);
      expect(cart?.shops[0]?.deals.length).toBe(outOfDeals ? 0 : 1);
      const quoted = await quoteFor(mall, buyer, await newDraft(mall, buyer, { ...chosen, quantity }));
      expect([quoted.shops[0]?.lines[0]?.outOfDeals, quoted.dealOff]).toEqual([outOfDeals, dealOff]);
    }
    // Of a product that no deal covers there is nothing to say.
    await mall.pool.query('update deals set stopped_at = ends_at where stopped_at is null');
    const { data: cart } = await mall.ask(addToCart, { lines: [red] }, as(ana.token));
    expect(cart?.shops[0]?.lines[0]?.outOfDeals).toBeNull();
  });

  test('the page says which product of a set is sold at a lower price, so that none can be made', async () => {
    await add(
      bundle(500, [
        [coffee, 1],
        [mug, 1],
      ]),
    );
    const offers = async () =>
      (await mall.ask(listProductDeals, { id: idOf(coffee) })).data?.[0]?.products.map(({ offer }) => offer);
    expect(await offers()).toEqual([null, null]);
    const variants = await rowsOf('select id from skus where product_id = $1 and is_offered order by id', idOf(mug));
    const prices = variants.map(({ id: skuId }) => ({ skuId, price: 900 }));
    const terms = { productId: idOf(mug), startsAt: null, endsAt: days(2), quota: 2, perBuyer: null };
    await ask(addBargain, { bargain: { ...terms, prices } });
    expect(await offers()).toEqual([null, 'bargain']);
    expect((await quote(variant(coffee), variant(mug))).dealOff).toBe(0);
    await mall.pool.query('update bargains set stopped_at = starts_at where stopped_at is null');
    await ask(addBargain, { bargain: { ...terms, prices: prices.slice(0, 1) } });
    expect(await offers()).toEqual([null, null]); // one variant makes sets
    ana = await aBuyer();
    expect((await quote(variant(coffee), variant(mug, 3))).dealOff).toBe(500);
  });

  test('a cart asks for what is missing in a set only while that is sold at its usual price', async () => {
    await add(
      bundle(500, [
        [coffee, 1],
        [mug, 1],
      ]),
    );
    await mall.ask(addToCart, { lines: [variant(coffee)] }, as(ana.token));
    const hinted = async () =>
      (await mall.ask(getCart, {}, as(ana.token))).data?.shops[0]?.deals.map(({ next }) => next?.product?.id);
    expect(await hinted()).toEqual([idOf(mug)]);
    const variants = await rowsOf('select id from skus where product_id = $1 and is_offered', idOf(mug));
    const prices = variants.map(({ id: skuId }) => ({ skuId, price: 900 }));
    const terms = { productId: idOf(mug), prices, startsAt: null, endsAt: days(2) };
    await ask(addBargain, { bargain: { ...terms, quota: 1, perBuyer: null } });
    expect(await hinted()).toEqual([]);
  });

  test('from its start until its end and no longer, by the clock', async () => {
    await add(more(), { startsAt: days(2), endsAt: days(4) });
    const offAt = async (at: number) => {
      await moveClock(at);
      return (await quote(variant(coffee, 0, 2))).dealOff;
    };
    expect([await offAt(1), await offAt(2), await offAt(2)]).toEqual([0, 255, 0]);
  });

  test('nobody pays a price that was not shown', async () => {
    const id = await add(more());
    const input = orderInputOf(await quote(variant(coffee, 0, 2)));
    await ask(contract.stopDeal, { id });
    expect((await mall.ask(placeOrder, input, as(ana.token))).reason).toBe('quote_changed');
    const before = orderInputOf(await quote(variant(coffee, 0, 2)));
    await add(more());
    expect((await mall.ask(placeOrder, before, as(ana.token))).reason).toBe('quote_changed');
  });
});

test('a unit that goes back brings what was paid for it, to the cent', async () => {
  const id = await add(steps([[3, 7]])); // 7 % of 76.50 is 5.355, rounded up
  const { number, lines } = await bought(mall, ana, variant(coffee, 0, 3));
  const [line] = lines;
  expect(line).toMatchObject({ dealOff: 536, payable: 7_614 });
  const back: number[] = [];
  for (let unit = 0; unit < 3; unit++) {
    const refund = await askForRefund(mall, ana, number, [{ id: line?.id ?? 0, quantity: 1 }]);
    const [row] = await rowsOf('select subtotal, shop_coupon from refunds where number = $1', refund);
    back.push(row.subtotal - row.shop_coupon);
  }
  expect([back.toSorted(), back.reduce((sum, each) => sum + each, 0)]).toEqual([[2_371, 2_371, 2_372], 7_114]);
  expect(await violations()).toEqual([]);
  expect((await ask(contract.getDealFigures, { id })).data).toEqual({
    ...{ orders: 1, units: 3, subtotal: 7_650, discount: 536, turnover: 7_114 },
  });
});

test('the audit finds a discount that its deal does not give', async () => {
  await add(more());
  await order(mall, ana, variant(coffee, 0, 2));
  const change = async (by: number) => {
    await mall.pool.query('update order_lines set deal_off = deal_off + $1 where deal_off > 0', [by]);
    await mall.pool.query(
      'update orders o set deal_off = (select sum(l.deal_off) from order_lines l where l.order_id = o.id)',
    );
  };
  await change(-1);
  expect(await promisesBroken()).toEqual(['Q9']);
  await change(1);
  expect(await violations()).toEqual([]);
});

describe('what a shop does', () => {
  test('everything may change before it begins; then only its name and a later end', async () => {
    const id = await add(more(), { startsAt: days(1) });
    const edit = async (deal: contract.DealTerms, version?: number) =>
      outcome(contract.editDeal, { id, version: version ?? (await detail(id)).version, deal });
    expect(await edit(termsOf(steps([[4, 20]], [mug]), { startsAt: days(1) }))).toBe('done');
    expect(await detail(id)).toMatchObject({ state: 'planned', steps: [{ units: 4, percent: 20 }], productCount: 1 });
    expect(await edit(termsOf(more()), 1)).toBe('changed_meanwhile');
    expect(await edit(termsOf(more()))).toBe('done');
    const { startsAt, endsAt, version } = await detail(id);
    const begun = { startsAt, endsAt };
    expect(await edit(termsOf(more(), { ...begun, name: { en: 'Even more' }, endsAt: days(9) }))).toBe('done');
    expect(await detail(id)).toMatchObject({ name: 'Even more', state: 'running', version: version + 1 });
    for (const deal of [
      termsOf(steps([[2, 6]]), { ...begun, endsAt: days(10) }),
      termsOf(steps([[2, 5]], [coffee]), { ...begun, endsAt: days(10) }),
      termsOf(more(), begun),
      termsOf(more(), { endsAt: days(10) }),
    ])
      expect(await inVain(contract.editDeal, { id, version: version + 1, deal })).toBe('deal_terms_fixed');
    expect(await outcome(contract.stopDeal, { id })).toBe('done');
    expect(await outcome(contract.stopDeal, { id })).toBe('done');
    expect(await edit(termsOf(more()))).toBe('deal_over');
  });

  test('lists, counts and finds them, and logs what was done', async () => {
    await add(more(), { name: { en: 'Alpha' } });
    const planned = await add(
      bundle(100, [
        [coffee, 1],
        [mug, 1],
      ]),
      { name: { en: 'Beta', fr: 'Bêta' }, startsAt: days(1) },
    );
    const found = async (input: InputOf<typeof contract.listShopDeals>) =>
      (await ask(contract.listShopDeals, input)).data?.list.map(({ name }) => name);
    expect(await found({ state: 'running' })).toEqual(['Alpha']);
    expect(await found({ words: 'bêta' })).toEqual(['Beta']);
    expect((await found({ sort: 'newest' }))?.slice(0, 2)).toEqual(['Beta', 'Alpha']);
    expect((await ask(contract.countShopDeals, {})).data).toMatchObject({ running: 1, planned: 1 });
    await ask(contract.stopDeal, { id: planned });
    const { data: log } = await ask(listShopLog, { kind: 'deal', limit: 2 });
    expect(log?.list.map(({ act, subject }) => [act, subject])).toEqual([
      ['deal_stopped', 'Beta'],
      ['deal_added', 'Beta'],
    ]);
  });

  test('what cannot be offered is refused', async () => {
    const deal = (offer: contract.DealOffer, is = {}) => ({ deal: termsOf(offer, is) });
    expect(await inVain(contract.addDeal, deal(steps([[2, 5]], [tea])))).toBe('product_not_found');
    expect(
      await inVain(
        contract.addDeal,
        deal(
          bundle(3_550, [
            [coffee, 1],
            [mug, 1],
          ]),
        ),
      ),
    ).toBe('deal_off_too_high');
    expect(await inVain(contract.addDeal, deal(bundle(100, [[coffee, 1]])))).toBe('bad_input');
    expect(
      await inVain(
        contract.addDeal,
        deal(
          steps([
            [3, 5],
            [2, 9],
          ]),
        ),
      ),
    ).toBe('bad_input');
    expect(await inVain(contract.addDeal, deal(more(), { endsAt: days(400) }))).toBe('bad_input');
    const id = await add(more());
    expect(await inVain(contract.stopDeal, { id }, stranger)).toBe('deal_not_found');
    await mall.pool.query(
      `insert into deals (shop_id, kind, name, steps, starts_at, ends_at)
        select shop_id, kind, name, steps, starts_at, ends_at from deals, generate_series(1, 49) where id = $1`,
      [id],
    );
    expect(await inVain(contract.addDeal, deal(more()))).toBe('too_many_deals');
  });

  test('what remains is said before it is saved', async () => {
    await mall.pool.query('update skus set cost = 2400 where product_id = $1', [idOf(coffee)]);
    await mall.pool.query('update skus set cost = 100 where product_id = $1', [idOf(mug)]);
    const margin = async (offer: contract.DealOffer) => (await ask(contract.previewDealMargin, { offer })).data;
    expect(await margin(steps([[2, 10]], [tea]))).toMatchObject({ products: 0, list: [] });
    expect(await margin(steps([[2, 10]], [coffee]))).toMatchObject({
      ...{ products: 1, losing: 1, withoutCost: 0 },
      list: [{ units: 2, subtotal: 5_100, discount: 510, cost: 4_800 }],
    });
    const set = await margin(
      bundle(355, [
        [coffee, 1],
        [mug, 1],
      ]),
    );
    expect(set?.list.map(({ discount }) => discount).toSorted()).toEqual([100, 255].toSorted());
    expect(set?.remains).toBe(set?.list.reduce((sum, { remains }) => sum + remains, 0));
  });
});
