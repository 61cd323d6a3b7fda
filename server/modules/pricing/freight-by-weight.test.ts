import { beforeAll, expect, test } from 'vitest';
import { addToCart, estimateCartDelivery } from '#contract/cart/shopper.ts';
import { getDelivery } from '#contract/pricing/shopper.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import * as freight from '#contract/shops/merchant-freight.ts';
import { transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, newDraft, quoteFor, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { aSeller } from '#tests/support/accounts/sellers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents } from '#tests/support/mall/search-mall.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// By weight, every place that says what delivery costs counts the weight of the variant, and its product's only without one.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const mug = 2; // 500 g
const [light, heavy] = [0, 3]; // places of its variants
const mugId = () => small.productIds[mug] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await aSeller(mall, small);
  const terms: freight.FreightTerms = {
    ...{ countries: ['US'], basis: 'weight', firstUnits: 1_000, firstFee: 500, furtherUnits: 500, furtherFee: 200 },
    ...{ tiers: [], freeFrom: null, daysFrom: 2, daysTo: 4 },
  };
  await mall.ask(freight.addFreightTemplate, { name: 'By weight', rules: [terms] }, as(owner.token));
  await weigh(heavy, 1_600);
});

const weigh = (place: number, grams: number) =>
  mall.pool.query('update skus set weight_grams = $2 where id = $1', [variant(mug, place).skuId, grams]);

const onPage = async (skuId: number | undefined, quantity = 1) =>
  (await mall.ask(getDelivery, { id: mugId(), ...(skuId && { skuId }), country: 'US', quantity })).data?.freight;
const preview = async (skuId: number | undefined, quantity = 1) =>
  (
    await mall.ask(
      freight.previewFreight,
      { productId: mugId(), ...(skuId && { skuId }), country: 'US', quantity },
      as(owner.token),
    )
  ).data;

async function inCart(...wanted: Wanted[]) {
  const buyer = await aBuyer();
  await mall.ask(addToCart, { lines: wanted }, as(buyer.token));
  return (await mall.ask(estimateCartDelivery, { country: 'US' }, as(buyer.token))).data?.shops[0]?.freight;
}
async function atCheckout(...wanted: Wanted[]) {
  const buyer = await aBuyer();
  return (await quoteFor(mall, buyer, await newDraft(mall, buyer, ...wanted))).freight;
}

test.each([
  ['one that weighs what its product says', light, 1, 500],
  ['three of it', light, 3, 700],
  ['one that is heavier than its product', heavy, 1, 900],
  ['two of it', heavy, 2, 1_500],
])('%s costs the same on the page, in the preview, in the cart and at checkout', async (_, place, quantity, fee) => {
  const wanted = variant(mug, place, quantity);
  expect({
    page: await onPage(wanted.skuId, quantity),
    preview: (await preview(wanted.skuId, quantity))?.freight,
    cart: await inCart(wanted),
    checkout: await atCheckout(wanted),
  }).toEqual({ page: fee, preview: fee, cart: fee, checkout: fee });
});

test('both variants together weigh what each of them weighs', async () => {
  const both = [variant(mug, light), variant(mug, heavy)] as const; // 500 g + 1,600 g
  expect([await inCart(...both), await atCheckout(...both)]).toEqual([1_100, 1_100]);
});

test('the preview offers the variants with their weights, and begins with the one whose price lists show', async () => {
  const { skuId } = variant(mug, light);
  const shown = await preview(undefined);
  expect([shown?.skuId, shown?.freight, await onPage(undefined)]).toEqual([skuId, 500, 500]);
  expect(shown?.variants.map(({ name, weightGrams }) => [name, weightGrams])).toEqual([
    ['Blue, S', 500],
    ['Blue, L', 500],
    ['Red, S', 500],
    ['Red, L', 1_600],
  ]);
});

test('search adds the freight of that variant, as the page does without a choice', async () => {
  await weigh(light, 1_200);
  await transaction((tx) => publishProducts(tx, [mugId()]));
  await deliverAllEvents();
  const { data } = await mall.ask(searchProducts, { title: 'mug', sort: 'with-delivery', country: 'US' });
  expect([data?.list[0]?.priceWithDelivery, await onPage(undefined)]).toEqual([3_700, 700]);
});

test('a variant of another product, and one that does not exist, are refused', async () => {
  for (const skuId of [variant(0).skuId, 999_999]) {
    expect((await mall.ask(getDelivery, { id: mugId(), skuId, country: 'US' })).reason).toBe('sku_not_found');
    const input = { productId: mugId(), skuId, country: 'US' };
    expect((await mall.ask(freight.previewFreight, input, as(owner.token))).reason).toBe('sku_not_found');
  }
});
