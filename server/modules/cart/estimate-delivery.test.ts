import { beforeAll, expect, test } from 'vitest';
import { addToCart, estimateCartDelivery, getCart, selectLines } from '#contract/cart/shopper.ts';
import { loadDraft } from '#contract/orders/shopper-checkout.ts';
import { transaction } from '#server/database/connection.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, newDraft, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const [tea, coffee] = [0, 1] as const;
const shopId = (place: number) => small.shopIds[place] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await mall.pool.query("update activities set is_open = false where kind = 'flash'");
  const days = { daysFrom: 3, daysTo: 9 };
  await transaction((tx) =>
    setFreightRules(tx, [
      { ...days, shopId: shopId(0), country: 'US', firstFee: 400, furtherFee: 100, freeFrom: 5_000 },
      { ...days, shopId: shopId(0), country: '*', firstFee: 2_000, furtherFee: 500 },
      { ...days, shopId: shopId(1), country: 'US', firstFee: 500, furtherFee: 0 },
    ]),
  );
});

const estimate = async (who: Person, country = 'US', prefer: 'country' | 'address' = 'address') =>
  (await mall.ask(estimateCartDelivery, { country, prefer }, as(who.token))).data;

test('the cart estimates freight by shop, and what is missing for free delivery', async () => {
  const ana = await someone();
  expect(await estimate(ana)).toEqual({ country: 'US', shops: [] });
  await mall.ask(addToCart, { lines: [variant(tea, 0, 2), variant(coffee)] }, as(ana.token));
  const { data: cart } = await mall.ask(getCart, {}, as(ana.token));
  const subtotal = cart?.shops.find((shop) => shop.shopId === shopId(0))?.goods ?? 0;
  expect(subtotal).toBe(3_998);
  expect(await estimate(ana)).toEqual({
    country: 'US',
    shops: expect.arrayContaining([
      { shopId: shopId(0), isServed: true, freight: 500, missing: 5_000 - subtotal },
      { shopId: shopId(1), isServed: true, freight: 500, missing: null },
    ]),
  });
  await mall.ask(addToCart, { lines: [variant(tea)] }, as(ana.token));
  expect((await estimate(ana))?.shops).toContainEqual({ shopId: shopId(0), isServed: true, freight: 0, missing: 0 });
  const unwanted = cart?.shops.flatMap(({ lines }) => lines).map(({ id }) => id) ?? [];
  await mall.ask(selectLines, { ids: unwanted, isSelected: false }, as(ana.token));
  expect((await estimate(ana))?.shops).toEqual([]);
});

test('the default address goes before the country of the browser', async () => {
  const ben = await aBuyer({ country: 'FR' });
  await mall.ask(addToCart, { lines: [variant(tea), variant(coffee)] }, as(ben.token));
  expect(await estimate(ben)).toEqual({
    country: 'FR',
    shops: expect.arrayContaining([
      { shopId: shopId(0), isServed: true, freight: 2_000, missing: null },
      { shopId: shopId(1), isServed: false, freight: 0, missing: null },
    ]),
  });
  expect((await estimate(ben, 'US', 'country'))?.country).toBe('US');
});

test('without an address a quote has a freight estimate beside the payable amount, and never free delivery', async () => {
  const ana = await someone();
  const preOrderNo = await newDraft(mall, ana, variant(tea), variant(coffee));
  const quoted = async (country?: string) =>
    (await mall.ask(loadDraft, { preOrderNo, ...(country && { country }) }, as(ana.token))).data;
  const here = await quoted('US');
  expect([here?.addressId, here?.freight, here?.freightEstimate]).toEqual([null, 0, 900]);
  expect(here?.shops.map(({ freightEstimate }) => freightEstimate).sort()).toEqual([400, 500]);
  expect(here?.payable).toBe(here?.goods);
  expect(here?.canPlace).toBe(false);
  const there = await quoted('FR');
  expect(there?.shops.map(({ freightEstimate }) => freightEstimate).sort()).toEqual([2_000, null]);
  expect((await quoted())?.freightEstimate).toBeNull();
  const ben = await aBuyer();
  const own = await newDraft(mall, ben, variant(tea));
  const { data: known } = await mall.ask(loadDraft, { preOrderNo: own, country: 'FR' }, as(ben.token));
  expect([known?.freight, known?.freightEstimate, known?.shops[0]?.freightEstimate]).toEqual([400, null, null]);
});
