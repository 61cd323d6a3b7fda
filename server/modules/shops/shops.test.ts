import { beforeAll, expect, test } from 'vitest';
import { listShopCategories, listShopStreet, listShopTypes } from '#contract/shops.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { fillSmallMall } from '#tests/small-mall.ts';

const mall = openMallUnderTest();
beforeAll(async () => void (await fillSmallMall()));

test('the street lists open shops, recommended ones first, page by page', async () => {
  const first = await mall.ask(listShopStreet, { page: 1, limit: 1 });
  const second = await mall.ask(listShopStreet, { page: 2, limit: 1 });
  expect(first.data?.list.map(({ name, isSelf, starLevel }) => [name, isSelf, starLevel])).toEqual([
    ['Mall Own', true, 4.7],
  ]);
  expect(second.data?.list.map(({ name }) => name)).toEqual(['Plain Goods']);
  expect([first.data?.total, second.data?.total]).toEqual([2, 2]);
  await mall.pool.query("update shops set is_open = false where name = 'Plain Goods'");
  expect((await mall.ask(listShopStreet, {})).data?.total).toBe(1);
});

test('kinds of shop and what they deal in, in both languages', async () => {
  const types = await mall.ask(listShopTypes, {}, { 'x-locale': 'zh-CN' });
  expect(types.data).toEqual([{ id: 1, name: '旗舰店', info: '营业执照' }]);
  const categories = await mall.ask(listShopCategories, {});
  expect(categories.data).toEqual([{ id: 1, name: 'Everything', handlingFee: 5 }]);
});
