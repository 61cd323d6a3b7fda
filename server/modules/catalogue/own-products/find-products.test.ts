import { beforeAll, expect, test } from 'vitest';
import {
  binProducts,
  findProducts,
  hideProducts,
  restoreProducts,
  showProducts,
} from '#contract/catalogue/merchant.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let [owner, stranger] = [] as unknown as [Person, Person];

beforeAll(async () => {
  small = await fillSmallMall();
  [owner, stranger] = [await someone({ role: 'merchant' }), await aMerchant()];
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
  await mall.pool.query(`update skus set code = 'MUG-7' where id = (select min(id) from skus where product_id = $1)`, [
    small.productIds[2],
  ]);
});

const find = async (words: string, { token } = owner) =>
  (await mall.ask(findProducts, { words }, as(token))).data?.map(({ name, state }) => [name, state]);

test('products are found by name in any language, by code and by number, whatever their state', async () => {
  expect(await find('mug')).toEqual([['Travel Mug', 'on_sale']]);
  expect(await find('咖啡')).toEqual([['Coffee Cup', 'on_sale']]);
  expect(await find('MUG-7')).toEqual([['Travel Mug', 'on_sale']]);
  expect(await find(String(small.productIds[1]))).toEqual([['Coffee Cup', 'on_sale']]);
  expect(await find('teapot')).toEqual([]);
});

test('what is on sale comes before what is hidden, and what is in the bin is not found', async () => {
  const [coffee = 0, mug = 0] = small.productIds.slice(1);
  const change = (call: typeof hideProducts, id: number) => mall.ask(call, { ids: [id] }, as(owner.token));
  expect(await find('u')).toEqual([
    ['Travel Mug', 'on_sale'],
    ['Coffee Cup', 'on_sale'],
  ]);
  await change(hideProducts, mug);
  expect(await find('u')).toEqual([
    ['Coffee Cup', 'on_sale'],
    ['Travel Mug', 'hidden'],
  ]);
  await change(binProducts, coffee);
  expect(await find('u')).toEqual([['Travel Mug', 'hidden']]);
  expect(await find(String(coffee))).toEqual([]);
  await change(restoreProducts, coffee);
  await change(showProducts, mug);
});

test('another shop’s products are not found by any of them', async () => {
  for (const words of ['mug', 'MUG-7', String(small.productIds[1])]) expect(await find(words, stranger)).toEqual([]);
});
