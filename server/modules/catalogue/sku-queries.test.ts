import { beforeAll, expect, test } from 'vitest';
import { database } from '#server/database/connection.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { listSkuFacts } from './sku-queries.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const [tea, , mug, , old, lost] = [0, 1, 2, 3, 4, 5];

beforeAll(async () => {
  small = await fillSmallMall();
});

async function skuIds(place: number | undefined): Promise<number[]> {
  const { rows } = await mall.pool.query('select id from skus where product_id = $1 order by id', [
    small.productIds[place ?? -1],
  ]);
  return rows.map(({ id }) => id);
}

test('all that a cart and an order need to know of a variant', async () => {
  const [, , redSmall = 0] = await skuIds(mug);
  await mall.pool.query('update skus set reserved = 1 where id = $1', [redSmall]);
  expect(await listSkuFacts(database(), [redSmall])).toEqual([
    {
      skuId: redSmall,
      productId: small.productIds[2],
      shopId: small.shopIds[1],
      name: { en: 'Travel Mug', 'zh-CN': '随行杯' },
      variant: { en: 'Red, S', 'zh-CN': '红色, 小' },
      picture: { hash: small.redHash, width: 400, height: 300, colour: expect.stringMatching(/^#/) },
      pictureHash: small.redHash,
      price: 3_000,
      originalPrice: 6_000,
      stock: 1,
      offers: [],
      usualPrice: 3_000,
      isOnSale: true,
      isShopOpen: true,
      isShopPaused: false,
      holiday: null,
      shopName: { en: 'Mall Own', 'zh-CN': '商城自营' },
      isSelf: true,
      weightGrams: 500,
      limitPerBuyer: null,
      isVirtual: false,
      freightTemplateId: null,
      categoryIds: [small.categoryIds.get('cups'), small.categoryIds.get('kitchen'), small.categoryIds.get('home')],
      commissionPercent: 5,
      deliveryKinds: ['courier'],
    },
  ]);
});

test('with the price of a running flash sale, for as long as there is some of it left', async () => {
  const ids = await skuIds(tea);
  const [flash] = await listSkuFacts(database(), ids);
  expect(flash).toMatchObject({
    price: 999,
    usualPrice: 1_999,
    originalPrice: 3_998,
    offers: [{ kind: 'flash', id: small.activityIds[0], price: 999, left: 20, perBuyer: null }],
    variant: { en: '' },
  });
  await mall.pool.query('update activity_products set sold = quota where activity_id = $1', [small.activityIds[0]]);
  const [after] = await listSkuFacts(database(), ids);
  expect(after).toMatchObject({ price: 1_999, offers: [] });
});

test('what cannot be bought says so, what is unknown is left out', async () => {
  const ids = [...(await skuIds(old)), ...(await skuIds(lost)), 2_000_000_000];
  const facts = await listSkuFacts(database(), ids);
  expect(facts.map(({ name, isOnSale, isShopOpen }) => ({ name: name.en, isOnSale, isShopOpen }))).toEqual([
    { name: 'Old Cup', isOnSale: false, isShopOpen: true },
    { name: 'Lost Cup', isOnSale: true, isShopOpen: false },
  ]);
  expect(await listSkuFacts(database(), [])).toEqual([]);
});
