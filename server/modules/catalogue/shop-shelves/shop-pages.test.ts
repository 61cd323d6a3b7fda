import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listShopStreet } from '#contract/shops/shopper.ts';
import { getShop, listShopProducts, listShopShelves } from '#contract/shops/shopper-page.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
beforeAll(async () => {
  small = await fillSmallMall();
});
beforeEach(async () => void (await mall.pool.query("update shops set is_open = name ->> 'en' <> 'Shut Doors'")));
const shopId = (place: number) => small.shopIds[place] ?? 0;
const [plain, own, shut] = [0, 1, 2];

test('the street lists open shops with their first products, recommended ones first, page by page', async () => {
  const first = await mall.ask(listShopStreet, { page: 1, limit: 1 });
  const second = await mall.ask(listShopStreet, { page: 2, limit: 1 }, { 'x-locale': 'zh-CN' });
  expect(first.data).toEqual({
    list: [
      {
        id: shopId(own),
        name: 'Mall Own',
        avatar: expect.objectContaining({ url: `/media/${small.pictureHash}` }),
        backImage: expect.objectContaining({ url: `/media/${small.pictureHash}` }),
        streetImage: expect.objectContaining({ url: `/media/${small.pictureHash}` }),
        starLevel: 4.7,
        isSelf: true,
        typeId: 1,
        categoryId: 1,
        followers: 7,
        intro: 'Chosen by us',
        products: [
          { id: small.productIds[1], name: 'Coffee Cup', image: expect.any(Object), price: 2_550 },
          { id: small.productIds[2], name: 'Travel Mug', image: expect.any(Object), price: 3_000 },
        ],
      },
    ],
    total: 2,
    page: 1,
    limit: 1,
  });
  // Neither what is sold out nor what is off sale; and the price of the flash sale.
  expect(
    second.data?.list.map(({ name, products }) => [name, products.map((each) => [each.name, each.price])]),
  ).toEqual([['朴素好物', [['茶杯', 999]]]]);
  await mall.pool.query("update shops set is_open = false where name ->> 'en' = 'Plain Goods'");
  expect((await mall.ask(listShopStreet, {})).data?.total).toBe(1);
});

test('a shop shows three products at most, and one without products is there as well', async () => {
  await mall.pool.query(
    `insert into products (shop_id, category_id, name, picture_hash, price, original_price, platform_rank)
     select $1, category_id, jsonb_build_object('en', 'More ' || n), picture_hash, 100, 100, 100 + n from products, generate_series(1, 5) n where id = $2`,
    [shopId(own), small.productIds[0]],
  );
  await mall.pool.query('update products set in_stock = false where shop_id = $1', [shopId(plain)]);
  const { data } = await mall.ask(listShopStreet, {});
  expect(data?.list.map(({ products }) => products.map(({ name }) => name))).toEqual([
    ['More 5', 'More 4', 'More 3'],
    [],
  ]);
  await mall.pool.query("update products set in_stock = name ->> 'en' <> 'Sold Out Cup'");
  await mall.pool.query("delete from products where name ->> 'en' like 'More %'");
});

test('a shop page has all facts of the shop; its scores come from the sums of its reviews', async () => {
  await mall.pool.query('update shops set quality_sum = 43, service_sum = 47, review_count = 10 where id = $1', [
    shopId(own),
  ]);
  const { data } = await mall.ask(getShop, { id: shopId(own) });
  const picture = expect.objectContaining({ url: `/media/${small.pictureHash}` });
  expect(data).toEqual({
    id: shopId(own),
    name: 'Mall Own',
    avatar: picture,
    backImage: picture,
    banners: [expect.objectContaining({ url: `/media/${small.pictureHash}`, productId: null })],
    isSelf: true,
    typeId: 1,
    typeName: 'Flagship',
    categoryId: 1,
    categoryName: 'Everything',
    starLevel: 4.7,
    qualityScore: 4.3,
    serviceScore: 4.7,
    reviewCount: 10,
    followers: 7,
    productCount: 2,
    intro: 'Chosen by us',
    address: '1 Main Street',
    phone: '400-100-2000',
    email: 'own@mall.example',
    openingHours: '09:00-21:00',
    holiday: null,
    joinedAt: '2024-02-03T00:00:00.000Z',
  });
  const { data: chinese } = await mall.ask(getShop, { id: shopId(own) }, { 'x-locale': 'zh-CN' });
  expect([chinese?.name, chinese?.typeName, chinese?.categoryName, chinese?.intro]).toEqual([
    '商城自营',
    '旗舰店',
    '综合',
    '平台精选',
  ]);
});

test('shelves are the kinds of products that the shop offers, with how many', async () => {
  expect((await mall.ask(listShopShelves, { id: shopId(own) })).data).toEqual([
    { id: 2, name: 'Kitchen', productCount: 2, childList: [{ id: 3, name: 'Cups', productCount: 2 }] },
  ]);
  expect((await mall.ask(listShopShelves, { id: shopId(plain) }, { 'x-locale': 'zh-CN' })).data).toEqual([
    { id: 2, name: '厨房', productCount: 1, childList: [{ id: 3, name: '杯子', productCount: 1 }] },
  ]);
  await mall.pool.query('update products set in_stock = false where shop_id = $1', [shopId(own)]);
  expect((await mall.ask(listShopShelves, { id: shopId(own) })).data).toEqual([]);
  await mall.pool.query('update products set in_stock = true where shop_id = $1', [shopId(own)]);
});

test('a closed shop and an unknown one do not exist', async () => {
  for (const id of [shopId(shut), 999_999]) {
    expect((await mall.ask(getShop, { id })).code).toBe(404);
    expect((await mall.ask(listShopShelves, { id })).code).toBe(404);
    expect((await mall.ask(listShopProducts, { merId: id })).code).toBe(404);
  }
});

const productsOfShop = async (input: object) => {
  const { data } = await mall.ask(listShopProducts, { merId: shopId(own), ...input });
  return data && [data.list.map(({ name }) => name), data.total];
};
const both = [['Coffee Cup', 'Travel Mug'], 2];

test('products of a shop by kind, words and price, in every order', async () => {
  expect(await productsOfShop({})).toEqual(both);
  for (const cid of [1, 2, 3]) expect(await productsOfShop({ cid })).toEqual(both);
  expect(await productsOfShop({ cid: 77 })).toEqual([[], 0]);
  expect(await productsOfShop({ keyword: 'COFFEE' })).toEqual([['Coffee Cup'], 1]);
  expect(await productsOfShop({ keyword: 'cup coffee' })).toEqual([['Coffee Cup'], 1]);
  expect(await productsOfShop({ keyword: '随行' })).toEqual([['Travel Mug'], 1]);
  expect(await productsOfShop({ minPrice: 2_551 })).toEqual([['Travel Mug'], 1]);
  expect(await productsOfShop({ maxPrice: 2_550 })).toEqual([['Coffee Cup'], 1]);
  expect(await productsOfShop({ minPrice: 3_000, maxPrice: 2_550 })).toEqual(both);
  expect(await productsOfShop({ sort: 'sales' })).toEqual(both);
  expect(await productsOfShop({ sort: 'price-up' })).toEqual(both);
  expect(await productsOfShop({ sort: 'price-down' })).toEqual([['Travel Mug', 'Coffee Cup'], 2]);
  expect(await productsOfShop({ sort: 'newest' })).toEqual([['Travel Mug', 'Coffee Cup'], 2]);
  expect(await productsOfShop({ page: 2, limit: 1 })).toEqual([['Travel Mug'], 2]);
});

test('a price limit speaks of the price that is shown', async () => {
  const { data } = await mall.ask(listShopProducts, { merId: shopId(plain), maxPrice: 999 });
  expect(data?.list.map(({ name, price }) => [name, price])).toEqual([['Tea Cup', 999]]);
  expect((await mall.ask(listShopProducts, { merId: shopId(plain), minPrice: 1_000 })).data?.total).toBe(0);
});

test.each(['%', '_', '\\', "'", '"; drop table products; --', '\u0000', '<b>', '👍', 'x'.repeat(5_000)])(
  'the words %j find nothing and break nothing',
  async (keyword) => {
    const found = await productsOfShop({ keyword });
    expect(found).toEqual(keyword === '\u0000' ? both : [[], 0]);
  },
);

test('numbers out of all bounds are refused', async () => {
  const merId = small.shopIds[0] ?? 0;
  for (const bounds of [{ cid: '99999999999' }, { minPrice: '99999999999' }, { maxPrice: '-5' }])
    expect((await mall.send(listShopProducts, { merId, ...bounds })).status).toBe(400);
  expect((await mall.send(listShopProducts, { merId: '99999999999' })).status).toBe(400);
});
