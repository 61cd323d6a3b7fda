// Long, because it is one subject: a flash sale from its plan to the order that takes a unit of it.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlashOffer } from '#contract/catalogue/flash-sales.ts';
import { addBargain, stopBargain } from '#contract/catalogue/merchant-bargains.ts';
import * as merchant from '#contract/catalogue/merchant-flash-sales.ts';
import { forceDownProduct, liftProduct } from '#contract/catalogue/platform.ts';
import * as platform from '#contract/catalogue/platform-flash-sales.ts';
import { listActivities } from '#contract/catalogue/shopper.ts';
import { getPriceHistory } from '#contract/catalogue/shopper-prices.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { cancelPayment } from '#contract/orders/shopper.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { publishActivityChanges } from '#server/modules/catalogue/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
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
let admin: Person;
const [tea, coffee, mug] = [0, 1, 2] as const; // the tea cup is in a flash sale already; the coffee cup costs 25.50
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  admin = await someone({ role: 'platform' });
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
});
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('update activities set is_open = false where id in (select activity_id from flash_terms)');
  // What a test before has sold the coffee cup for is forgotten.
  for (const table of ['flash_periods', 'bargain_periods', 'past_prices'])
    await mall.pool.query(`delete from ${table}`);
  await deliverAll();
  await mall.pool.query('delete from outgoing_messages');
});
afterEach(resetClock);

const ask = <C extends Call>(call: C, input: InputOf<C>, person = owner) => mall.ask(call, input, as(person.token));
const outcome = async <C extends Call>(call: C, input: InputOf<C>, person = owner) => {
  const { code, reason } = await ask(call, input, person);
  return code === 200 ? 'done' : reason;
};
const decide = <C extends Call>(call: C, input: InputOf<C>) => outcome(call, input, admin);
/** Makes a call that must be refused, and shows that nothing changes. */
async function inVain<C extends Call>(call: C, input: InputOf<C>, person = owner) {
  const before = await databaseFingerprint(mall.pool);
  const reason = await outcome(call, input, person);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return reason;
}
const idOf = (which: number) => variant(which).productId;
const termsOf = (is: Partial<platform.FlashSaleTerms> = {}): platform.FlashSaleTerms => ({
  ...{ name: { en: 'Night sale', fr: 'Vente de nuit' }, instruction: { en: 'One night' }, bannerHash: null },
  ...{ startsAt: days(3), endsAt: days(5), signUpUntil: days(2) },
  ...{ leastPercent: 20, mostUnits: 100, perBuyer: 2, categoryIds: [] },
  ...is,
});
async function plan(is: Partial<platform.FlashSaleTerms> = {}): Promise<number> {
  const { data, message } = await ask(platform.addFlashSale, { sale: termsOf(is) }, admin);
  if (!data) throw new Error(message);
  return data.id;
}
const offer = { price: 2_000, quota: 10, perBuyer: 2 };
const signUpInput = (saleId: number, is: Partial<FlashOffer> = {}, productId = idOf(coffee)) => ({
  ...{ saleId, productId, offer: { ...offer, ...is } },
});
async function signUp(id: number, is: Partial<FlashOffer> = {}, productId = idOf(coffee)): Promise<number> {
  const { data, message } = await ask(merchant.signUpForFlashSale, signUpInput(id, is, productId));
  if (!data) throw new Error(message);
  return data.id;
}
const productsOf = async (id: number) => (await ask(merchant.getShopFlashSale, { id })).data?.products;
const lastAct = async () => (await ask(listShopLog, { kind: 'product' })).data?.list[0];
const shown = async (which: number = coffee) => (await mall.ask(getProduct, { id: idOf(which) })).data;
async function mails(): Promise<string[]> {
  await deliverAll();
  const { rows } = await mall.pool.query('select subject from outgoing_messages where recipient = $1 order by id', [
    owner.email,
  ]);
  return rows.map(({ subject }) => subject);
}

describe('the platform plans a flash sale', () => {
  test('with all its terms, which it and shops read', async () => {
    const categoryId = small.categoryIds.get('cups') ?? 0;
    const sale = termsOf({ categoryIds: [categoryId] });
    const id = await plan(sale);
    const { bannerHash: _, ...terms } = sale;
    const whole = {
      ...terms,
      id,
      banner: null,
      state: 'open',
      version: 1,
      signUps: { waiting: 0, accepted: 0, refused: 0 },
    };
    const { data } = await ask(platform.getFlashSale, { id }, admin);
    expect(data).toEqual({ ...whole, savedBy: expect.any(String), savedAt: expect.any(String) });
    expect((await ask(platform.listFlashSales, { state: 'open' }, admin)).data).toMatchObject({
      total: 1,
      list: [{ id }],
    });
    expect((await ask(merchant.listShopFlashSales, {})).data?.list).toEqual([
      {
        ...{ id, name: 'Night sale', instruction: 'One night', banner: null, state: 'open', leastPercent: 20 },
        ...{ startsAt: sale.startsAt, endsAt: sale.endsAt, signUpUntil: sale.signUpUntil, mostUnits: 100, perBuyer: 2 },
        ...{ categories: [expect.any(String)], signUps: { waiting: 0, accepted: 0, refused: 0 } },
      },
    ]);
    expect((await ask(merchant.countShopFlashSales, {})).data).toEqual({
      ...{ all: 1, open: 1, coming: 0, running: 0, ended: 0, cancelled: 0 },
    });
  });

  test('sent again with the same key, it is planned once', async () => {
    const sale = termsOf();
    const send = (terms: platform.FlashSaleTerms) =>
      mall.ask(platform.addFlashSale, { sale: terms }, { ...as(admin.token), 'idempotency-key': 'night' });
    const planned = await send(sale);
    expect(planned.code).toBe(200);
    expect((await send(sale)).data).toEqual(planned.data);
    expect((await send({ ...sale, leastPercent: 30 })).reason).toBe('sent_otherwise');
    const { data } = await ask(platform.listFlashSales, { state: 'open' }, admin);
    expect(data?.list.map(({ id }) => id)).toEqual([planned.data?.id]);
  });

  test.each([
    ['without an English name', { name: { fr: 'Vente' } }],
    ['that ends before it begins', { endsAt: days(3) }],
    ['of more than a month', { endsAt: days(35) }],
    ['with a sign-up that ends after its start', { signUpUntil: days(4) }],
    ['with a sign-up that is over', { signUpUntil: days(-1) }],
    ['of a category that does not exist', { categoryIds: [999_999] }],
    ['that asks for nothing', { leastPercent: 0 }],
  ])('%s, it is refused', async (_, is) => {
    expect(await inVain(platform.addFlashSale, { sale: termsOf(is) }, admin)).toBe('bad_input');
  });

  test('a picture that someone else has uploaded is refused', async () => {
    const sale = termsOf({ bannerHash: small.pictureHash });
    expect(await inVain(platform.addFlashSale, { sale }, admin)).toBe('picture_unknown');
  });

  test('what shops rely on stays once a product is signed up', async () => {
    const id = await plan();
    const edit = (version: number, is: Partial<platform.FlashSaleTerms>) => ({
      id,
      version,
      sale: { ...before, ...is },
    });
    const before = termsOf({ leastPercent: 25 });
    expect(await decide(platform.editFlashSale, edit(1, {}))).toBe('done');
    expect(await inVain(platform.editFlashSale, edit(1, {}), admin)).toBe('changed_meanwhile');
    await signUp(id, { price: 1_900 });
    for (const is of [
      { leastPercent: 20 },
      { mostUnits: 99 },
      { perBuyer: null },
      { endsAt: days(6) },
      { signUpUntil: days(1) },
    ])
      expect([is, await inVain(platform.editFlashSale, edit(2, is), admin)]).toEqual([is, 'flash_terms_fixed']);
    const later = { name: { en: 'Late sale' }, signUpUntil: days(2.5) };
    expect(await decide(platform.editFlashSale, edit(2, later))).toBe('done');
    expect((await ask(merchant.getShopFlashSale, { id })).data).toMatchObject({
      name: 'Late sale',
      signUpUntil: later.signUpUntil,
    });
  });
});

describe('a shop signs up a product', () => {
  test('and sees that it waits; it changes and withdraws it, and signs it up again', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    const waiting = {
      ...{ id, productId: idOf(coffee), name: 'Coffee Cup', picture: expect.anything(), state: 'waiting', version: 1 },
      ...{ price: 2_000, usualPrice: 2_550, quota: 10, perBuyer: 2, reason: null, sold: 0, sales: 0 },
      ...{ signedUpAt: expect.any(String), decidedAt: null },
    };
    expect(await productsOf(sale)).toEqual([waiting]);
    expect(await lastAct()).toMatchObject({ act: 'flash_signed_up', subject: 'Coffee Cup', note: 'Night sale' });
    expect(await inVain(merchant.signUpForFlashSale, signUpInput(sale))).toBe('flash_signed_up');
    expect(await outcome(merchant.editFlashSignUp, { id, version: 1, offer: { ...offer, quota: 20 } })).toBe('done');
    expect(await inVain(merchant.editFlashSignUp, { id, version: 1, offer })).toBe('changed_meanwhile');
    expect(await productsOf(sale)).toEqual([{ ...waiting, quota: 20, version: 2 }]);
    expect(await outcome(merchant.withdrawFlashSignUp, { id })).toBe('done');
    expect(await inVain(merchant.withdrawFlashSignUp, { id })).toBe('done');
    expect(await productsOf(sale)).toMatchObject([{ id, state: 'withdrawn', version: 3 }]);
    expect(await inVain(merchant.editFlashSignUp, { id, version: 3, offer })).toBe('flash_sign_up_decided');
    expect(await signUp(sale)).toBe(id);
    expect(await productsOf(sale)).toMatchObject([{ id, state: 'waiting', version: 4, quota: 10 }]);
    expect(await mails()).toEqual([]);
  });

  test('learns what it may cost, which the price history says', async () => {
    const sale = await plan({ leastPercent: 30, mostUnits: 50 });
    const { productId, skuId } = variant(coffee);
    const limits = async () => (await ask(merchant.getFlashProduct, { saleId: sale, productId })).data;
    const stock = (await limits())?.stock;
    expect(await limits()).toEqual({
      ...{ productId, usualPrice: 2_550, lowestPrice: 2_550, mostPrice: 1_785, stock, mostUnits: 50, obstacle: null },
    });
    const bargain = {
      productId,
      prices: [{ skuId, price: 2_100 }],
      startsAt: null,
      endsAt: days(9),
      quota: 5,
      perBuyer: null,
    };
    const { data } = await ask(addBargain, { bargain });
    await ask(stopBargain, { id: data?.id ?? 0 });
    const { data: history } = await mall.ask(getPriceHistory, { id: productId, skuId });
    expect(history?.lowest.price).toBe(2_100);
    expect(await limits()).toMatchObject({ usualPrice: 2_550, lowestPrice: 2_100, mostPrice: 1_470 });
    expect(await inVain(merchant.signUpForFlashSale, signUpInput(sale, { price: 1_471 }))).toBe('flash_price_too_high');
  });

  test.each([
    ['a price that is a cent too high', { price: 2_041 }, 'flash_price_too_high'],
    ['more units than the sale takes', { quota: 101 }, 'flash_too_many_units'],
    ['more per buyer than the sale allows', { perBuyer: 3 }, 'flash_per_buyer_too_high'],
    ['no limit per buyer', { perBuyer: null }, 'flash_per_buyer_too_high'],
    ['more per buyer than units', { quota: 1, perBuyer: 2 }, 'bad_input'],
  ])('with %s, it is refused', async (_, is, reason) => {
    expect(await inVain(merchant.signUpForFlashSale, signUpInput(await plan(), is))).toBe(reason);
  });

  test('that is not its own, off sale, of another category, out of stock or in another sale, it is refused', async () => {
    const sale = await plan({ mostUnits: 100_000 });
    const vain = (productId: number, is = {}, id = sale) =>
      inVain(merchant.signUpForFlashSale, signUpInput(id, is, productId));
    expect(await inVain(merchant.signUpForFlashSale, signUpInput(sale), stranger)).toBe('product_not_found');
    expect(await vain(999_999)).toBe('product_not_found');
    expect(await vain(idOf(coffee), { quota: 50_000 })).toBe('flash_stock_too_low');
    await mall.pool.query('update products set is_on_sale = false where id = $1', [idOf(coffee)]);
    expect(await vain(idOf(coffee))).toBe('flash_product_off_sale');
    await mall.pool.query('update products set is_on_sale = true where id = $1', [idOf(coffee)]);
    const { rows } = await mall.pool.query(
      'select id from categories where id not in (select category_id from products where id = $1) and level = 3 limit 1',
      [idOf(coffee)],
    );
    if (rows[0])
      expect(await vain(idOf(coffee), {}, await plan({ categoryIds: [rows[0].id] }))).toBe('flash_category_excluded');
    const id = await signUp(sale);
    await decide(platform.acceptFlashSignUp, { id, version: 1 });
    expect(await vain(idOf(coffee), {}, await plan({ startsAt: days(4), endsAt: days(6) }))).toBe('flash_overlaps');
    const after = await plan({ startsAt: days(5), endsAt: days(6) });
    expect(await outcome(merchant.signUpForFlashSale, signUpInput(after))).toBe('done');
  });

  test('nothing is signed up, changed or withdrawn once the sign-up is closed', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    await moveClock(2.5);
    expect((await ask(merchant.getShopFlashSale, { id: sale })).data?.state).toBe('coming');
    expect(await inVain(merchant.signUpForFlashSale, signUpInput(sale, {}, idOf(mug)))).toBe('flash_sign_up_closed');
    expect(await inVain(merchant.editFlashSignUp, { id, version: 1, offer })).toBe('flash_sign_up_closed');
    expect(await inVain(merchant.withdrawFlashSignUp, { id })).toBe('flash_sign_up_closed');
    expect((await ask(merchant.getShopFlashSale, { id: sale }, stranger)).reason).toBe('flash_sale_not_found');
    expect((await ask(merchant.countShopFlashSales, {})).data).toMatchObject({ open: 0, coming: 1 });
  });

  test('is a shop’s own: nobody else sees, changes or withdraws it', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    expect((await ask(merchant.getShopFlashSale, { id: sale }, stranger)).data?.products).toEqual([]);
    expect(await inVain(merchant.editFlashSignUp, { id, version: 1, offer }, stranger)).toBe('flash_sign_up_not_found');
    expect(await inVain(merchant.withdrawFlashSignUp, { id }, stranger)).toBe('flash_sign_up_not_found');
  });
});

describe('the platform decides', () => {
  test('refused, the shop reads why, and may offer it again', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    const refused = { id, version: 1, reason: 'Please send better pictures.' };
    expect(await decide(platform.refuseFlashSignUp, refused)).toBe('done');
    expect(await inVain(platform.refuseFlashSignUp, refused, admin)).toBe('done');
    expect(await productsOf(sale)).toMatchObject([
      { state: 'refused', reason: refused.reason, decidedAt: expect.any(String) },
    ]);
    expect(await lastAct()).toMatchObject({ act: 'flash_refused', note: refused.reason, accountId: null });
    expect(await inVain(platform.acceptFlashSignUp, { id, version: 1 }, admin)).toBe('flash_sign_up_decided');
    expect(await mails()).toEqual(['Not in the flash sale: “Coffee Cup”']);
    await signUp(sale);
    expect(await inVain(platform.acceptFlashSignUp, { id, version: 1 }, admin)).toBe('changed_meanwhile');
    expect(await productsOf(sale)).toMatchObject([{ state: 'waiting', reason: null, decidedAt: null, version: 2 }]);
  });

  test('it sees what waits with what it has to know', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    const { data } = await ask(platform.listFlashSignUps, { id: sale, state: 'waiting' }, admin);
    expect(data).toMatchObject({
      total: 1,
      list: [{ id, shopId: small.shopIds[1], usualPrice: 2_550, lowestPrice: 2_550 }],
    });
    expect((await ask(platform.listFlashSignUps, { id: sale, state: 'refused' }, admin)).data?.total).toBe(0);
    expect((await ask(platform.listFlashSignUps, { id: 999_999 }, admin)).reason).toBe('flash_sale_not_found');
  });

  test('what has changed since it was signed up is checked again', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    const accept = () => inVain(platform.acceptFlashSignUp, { id, version: 1 }, admin);
    await ask(forceDownProduct, { productId: idOf(coffee), reason: 'A copy' }, admin);
    expect(await accept()).toBe('flash_product_off_sale');
    await ask(liftProduct, { productId: idOf(coffee) }, admin);
    await mall.pool.query('update skus set price = 2499 where product_id = $1', [idOf(coffee)]);
    expect(await accept()).toBe('flash_price_too_high');
    await mall.pool.query('update skus set price = 2550 where product_id = $1', [idOf(coffee)]);
    await mall.pool.query('delete from past_prices');
    await moveClock(6);
    expect(await accept()).toBe('flash_sale_over');
    expect(await productsOf(sale)).toMatchObject([{ state: 'waiting' }]);
  });

  test('accepted, it sells at that price during the sale, to each buyer as often as agreed, and figures follow', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    expect(await decide(platform.acceptFlashSignUp, { id, version: 1 })).toBe('done');
    expect(await inVain(platform.acceptFlashSignUp, { id, version: 1 }, admin)).toBe('done');
    expect(await inVain(merchant.withdrawFlashSignUp, { id })).toBe('flash_sign_up_decided');
    expect(await lastAct()).toMatchObject({ act: 'flash_accepted', subject: 'Coffee Cup', accountId: null });
    expect(await mails()).toEqual(['In the flash sale: “Coffee Cup”']);
    expect(await shown()).toMatchObject({ price: 2_550, flash: null });

    await moveClock(3.5);
    await publishActivityChanges();
    expect(await shown()).toMatchObject({ price: 2_000, flash: { activityId: sale, name: 'Night sale', perBuyer: 2 } });
    const { data: running } = await mall.ask(listActivities, {});
    expect(running?.find((each) => each.id === sale)?.productList).toMatchObject([{ id: idOf(coffee), price: 2_000 }]);
    const ana = await aBuyer();
    const units = (quantity: number) => ({ ...variant(coffee), quantity });
    const first = await order(mall, ana, units(2));
    expect(await productsOf(sale)).toMatchObject([{ state: 'accepted', sold: 2, sales: 4_000 }]);
    // A third unit has the usual price, which is said before it is paid.
    const quote = await quoteFor(mall, ana, await newDraft(mall, ana, units(1)));
    expect(quote.shops[0]?.lines[0]).toMatchObject({ goods: 2_550 });
    await ask(cancelPayment, { orderNo: (first as { orderNo: string }).orderNo }, ana);
    expect(await productsOf(sale)).toMatchObject([{ sold: 0, sales: 0 }]);
    const again = await quoteFor(mall, ana, await newDraft(mall, ana, units(1)));
    expect(again.shops[0]?.lines[0]).toMatchObject({ goods: 2_000 });
    // A higher usual price changes nothing; a lower one than the sale's holds.
    await mall.pool.query('update skus set price = 1500 where product_id = $1', [idOf(coffee)]);
    await mall.pool.query('update products set price = 1500 where id = $1', [idOf(coffee)]);
    const cheaper = await quoteFor(mall, ana, await newDraft(mall, ana, units(1)));
    expect(cheaper.shops[0]?.lines[0]).toMatchObject({ goods: 1_500 });
    await mall.pool.query('update skus set price = 2550 where product_id = $1', [idOf(coffee)]);
    await mall.pool.query('update products set price = 2550 where id = $1', [idOf(coffee)]);
    expect(await violations()).toEqual([]);
  });

  test('cancelled, its prices hold no longer, the shops learn of it, and it is over for good', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    await decide(platform.acceptFlashSignUp, { id, version: 1 });
    await moveClock(3.5);
    await publishActivityChanges();
    expect((await shown())?.price).toBe(2_000);
    const ana = await aBuyer();
    const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee)));
    expect(await decide(platform.cancelFlashSale, { id: sale })).toBe('done');
    expect(await inVain(platform.cancelFlashSale, { id: sale }, admin)).toBe('done');
    expect((await ask(placeOrder, orderInputOf(quote), ana)).reason).toBe('quote_changed');
    expect(await shown()).toMatchObject({ price: 2_550, flash: null });
    expect((await ask(merchant.getShopFlashSale, { id: sale })).data?.state).toBe('cancelled');
    expect(await lastAct()).toMatchObject({ act: 'flash_cancelled', accountId: null });
    expect(await mails()).toEqual(['In the flash sale: “Coffee Cup”', 'Cancelled: “Night sale”']);
    expect(await inVain(platform.editFlashSale, { id: sale, version: 2, sale: termsOf() }, admin)).toBe(
      'flash_sale_over',
    );
    expect(await violations()).toEqual([]);
  });

  test('only the platform plans and decides', async () => {
    const sale = await plan();
    const id = await signUp(sale);
    expect(await inVain(platform.acceptFlashSignUp, { id, version: 1 })).toBe('not_allowed');
    expect(await inVain(platform.cancelFlashSale, { id: sale })).toBe('not_allowed');
    expect(await inVain(platform.addFlashSale, { sale: termsOf() })).toBe('not_allowed');
    expect([tea, (await shown(tea))?.flash?.perBuyer]).toEqual([tea, null]);
  });
});
