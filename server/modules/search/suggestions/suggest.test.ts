import { beforeAll, expect, test } from 'vitest';
import { listHotKeywords, searchProducts, searchShops, suggest } from '#contract/search/shopper.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { mergeHotKeywords } from './merge-hot-keywords.ts';
import { countSearched, writeSearched } from './note-search.ts';

const mall = openMallUnderTest();
beforeAll(
  async () =>
    void (await fillSearchMall([
      { name: { en: 'Running Shoes', 'zh-CN': '跑步鞋' }, sales: 10 },
      { name: { en: 'Rubber Duck', 'zh-CN': '橡皮鸭' }, sales: 900 },
      { name: { en: 'Runner Rug', 'zh-CN': '走廊地毯' } },
    ])),
);
const ask = async (title: string, locale = 'en') => (await mall.ask(suggest, { title }, { 'x-locale': locale })).data;

test('an unfinished word is completed, and its products, the best first, are shown', async () => {
  const answer = await ask('ru');
  expect(answer?.words.toSorted()).toEqual(['rubber', 'rug', 'runner', 'running']);
  expect(answer?.products.map(({ name }) => name)).toEqual(['Rubber Duck', 'Running Shoes', 'Runner Rug']);
  expect(answer?.products[0]).toMatchObject({ price: 1_000, image: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/) });
});

test('finished words stay, and narrow what is completed', async () => {
  const answer = await ask('Rubber du');
  expect(answer?.words).toEqual(['Rubber duck']);
  expect(answer?.products.map(({ name }) => name)).toEqual(['Rubber Duck']);
  expect((await ask('running duck'))?.products).toEqual([]);
});

test('categories and shops by any part of their name, in the caller’s language', async () => {
  expect((await ask('cup'))?.categories).toEqual([{ id: 3, name: 'Cups' }]);
  expect((await ask('厨', 'zh-CN'))?.categories).toEqual([{ id: 2, name: '厨房' }]);
  expect((await ask('plain'))?.shops.map(({ name }) => name)).toEqual(['Plain Goods']);
  expect((await ask('跑步', 'zh-CN'))?.products.map(({ name }) => name)).toEqual(['跑步鞋']);
});

test.each(['', '%', '_', "'", '😀', '\\', 'zzqq', '\u0000zz', '\ud83d'])(
  'odd beginnings are harmless: %j',
  async (title) => {
    expect(await ask(title)).toEqual({ words: [], categories: [], shops: [], products: [] });
  },
);

test('shops by name, kind and being the mall’s own, the best rated first', async () => {
  const names = async (input: object) => (await mall.ask(searchShops, input)).data?.list.map(({ name }) => name).sort();
  expect(await names({})).toEqual(['Mall Own', 'Plain Goods']);
  expect(await names({ keywords: 'plain' })).toEqual(['Plain Goods']);
  expect(await names({ keywords: 'goods plain' })).toEqual(['Plain Goods']);
  expect(await names({ keywords: '自营' })).toEqual(['Mall Own']);
  expect(await names({ isSelf: '1' })).toEqual(['Mall Own']);
  expect(await names({ typeId: 99 })).toEqual([]);
  expect(await names({ keywords: '%' })).toEqual([]);
  await mall.pool.query("update shops set is_open = false where name ->> 'en' = 'Plain Goods'");
  expect(await names({ keywords: 'plain' })).toEqual([]);
  await mall.pool.query('update shops set is_open = true');
});

test('what many search for and find becomes a keyword; one person alone, or words that find nothing, do not', async () => {
  const titles = async () => (await mall.ask(listHotKeywords, {})).data?.map(({ title }) => title);
  await mall.ask(searchProducts, { title: 'Rubber  DUCK' });
  await mall.ask(searchProducts, { title: 'zzqqxx' });
  await mall.ask(searchProducts, { title: 'running' });
  await new Promise((resolve) => setTimeout(resolve, 200)); // what was found is noted after the answer
  for (let person = 0; person < 30; person++) {
    countSearched('rubber duck', `10.0.0.${person}`);
    countSearched('zzqqxx', `10.0.0.${person}`);
  }
  for (let time = 0; time < 500; time++) countSearched('running', '10.9.9.9');
  await writeSearched();
  await mergeHotKeywords();
  expect(await titles()).toEqual(['cup', 'rubber duck', 'running']);
  await mall.pool.query("update searches set times = 19 where text = 'running'");
  await mergeHotKeywords();
  expect(await titles()).toEqual(['cup', 'rubber duck']);
  expect((await ask('rubb'))?.words[0]).toBe('rubber duck');
  await mall.pool.query('update searches set day = day - 31');
  await mergeHotKeywords();
  expect(await titles()).toEqual(['cup']);
  expect((await mall.pool.query('select * from searches')).rows).toEqual([]);
});
