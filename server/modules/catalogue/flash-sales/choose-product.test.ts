import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlashOffer } from '#contract/catalogue/flash-sales.ts';
import { signUpForFlashSale } from '#contract/catalogue/merchant-flash-sales.ts';
import * as platform from '#contract/catalogue/platform-flash-sales.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { variantsOf } from '#tests/support/accounts/buyers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

// The platform puts products into its flash sales that no shop has signed up.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let admin: Person;
let productId: number;
beforeAll(async () => {
  small = await fillSmallMall();
  productId = (await variantsOf(mall, small))(1).productId; // the coffee cup, which costs 25.50
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  admin = await someone({ role: 'platform', nickname: 'Ada' });
  await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
});
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('update activities set is_open = false where id in (select activity_id from flash_terms)');
  for (const table of ['flash_periods', 'past_prices']) await mall.pool.query(`delete from ${table}`);
});
afterEach(resetClock);

const ask = <C extends Call>(call: C, input: InputOf<C>, person = admin) => mall.ask(call, input, as(person.token));
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
async function plan(is: Partial<platform.FlashSaleTerms> = {}): Promise<number> {
  const sale: platform.FlashSaleTerms = {
    ...{ name: { en: 'Night sale' }, instruction: {}, bannerHash: null, categoryIds: [] },
    ...{ startsAt: days(3), endsAt: days(5), signUpUntil: days(2), leastPercent: 20, mostUnits: 100, perBuyer: 2 },
    ...is,
  };
  const { data, message } = await ask(platform.addFlashSale, { sale });
  if (!data) throw new Error(message);
  return data.id;
}
const now = () => {
  const startsAt = new Date().toISOString();
  return { startsAt, signUpUntil: startsAt, endsAt: days(1) };
};
const offer = { price: 2_000, quota: 10, perBuyer: 2 };
const choose = (saleId: number, is: Partial<FlashOffer> = {}, id = productId) => ({
  ...{ saleId, productId: id, offer: { ...offer, ...is } },
});
async function inVain(input: InputOf<typeof platform.chooseFlashProduct>) {
  const before = await databaseFingerprint(mall.pool);
  const { reason } = await ask(platform.chooseFlashProduct, input);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return reason;
}
const signUpsOf = async (id: number) =>
  (await ask(platform.listFlashSignUps, { id })).data?.list.map(({ state, price }) => [state, price]);

test('a sale that begins at once and a product that is chosen for it are live', async () => {
  const saleId = await plan(now());
  expect((await ask(platform.getFlashCandidate, { saleId, productId })).data).toMatchObject({
    ...{ productId, usualPrice: 2_550, mostPrice: 2_040, mostUnits: 100, obstacle: null },
  });
  const { data } = await ask(platform.chooseFlashProduct, choose(saleId));
  expect(data).toEqual({ id: expect.any(Number) });
  expect((await mall.ask(getProduct, { id: productId })).data).toMatchObject({
    ...{ price: 2_000, flash: { activityId: saleId, perBuyer: 2 } },
  });
  expect(await signUpsOf(saleId)).toEqual([['accepted', 2_000]]);
  const { data: log } = await ask(listOperatorLog, { kind: 'flash' });
  expect(log?.list[0]).toMatchObject({ act: 'flash_product_chosen', subject: 'Coffee Cup', after: { saleId } });
  expect(await inVain(choose(saleId))).toBe('flash_signed_up');
});

test.each<[string, Partial<FlashOffer>, string]>([
  ['a price that is a cent too high', { price: 2_041 }, 'flash_price_too_high'],
  ['more units than the sale takes', { quota: 101 }, 'flash_too_many_units'],
  ['no limit per buyer', { perBuyer: null }, 'flash_per_buyer_too_high'],
])('the terms hold for it too: %s is refused', async (_, is, reason) => {
  expect(await inVain(choose(await plan(), is))).toBe(reason);
});

test('a product that does not exist, and a sale that is over, are refused', async () => {
  expect(await inVain(choose(await plan(), {}, 999_999))).toBe('product_not_found');
  const saleId = await plan();
  await ask(platform.cancelFlashSale, { id: saleId });
  expect(await inVain(choose(saleId))).toBe('flash_sale_over');
});

test('what waits when the sale begins has lapsed; the platform can choose it all the same', async () => {
  const saleId = await plan();
  const { data } = await ask(signUpForFlashSale, choose(saleId), owner);
  expect(await inVain(choose(saleId))).toBe('flash_signed_up');
  await moveClock(3.5);
  const seen = { id: data?.id ?? 0, version: 1 };
  expect((await ask(platform.acceptFlashSignUp, seen)).reason).toBe('flash_sign_up_lapsed');
  expect((await ask(platform.refuseFlashSignUp, { ...seen, reason: 'Late' })).reason).toBe('flash_sign_up_lapsed');
  expect((await ask(platform.chooseFlashProduct, choose(saleId, { price: 1_900 }))).code).toBe(200);
  expect(await signUpsOf(saleId)).toEqual([['accepted', 1_900]]);
});

test('products of all shops are found for it', async () => {
  const { data } = await ask(platform.findFlashProducts, { words: 'coffee' });
  expect(data?.map(({ id }) => id)).toEqual([productId]);
});
