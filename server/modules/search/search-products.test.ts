import { beforeAll, describe, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/shopper.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

const mall = openMallUnderTest();
const day = (date: string) => new Date(`${date}T00:00:00Z`);
let categoryIds: Map<string, number>;
let shopIds: number[];

beforeAll(async () => {
  ({ categoryIds, shopIds } = await fillSearchMall([
    {
      name: { en: 'Zephyr Running Shoes', 'zh-CN': '西风跑步鞋' },
      sales: 10,
      price: 7_900,
      colours: ['Blue', 'Black'],
      sizes: ['EU 42'],
      stars: 5,
      createdAt: day('2026-01-03'),
    },
    {
      name: { en: 'Trail Running Shoes', 'zh-CN': '越野跑步鞋' },
      sales: 500,
      price: 12_900,
      originalPrice: 15_000,
      colours: ['Red'],
      sizes: ['EU 42', 'EU 43'],
      stars: 4,
      shop: 1,
      createdAt: day('2026-01-02'),
    },
    { name: { en: 'Shoe Rack', 'zh-CN': '鞋架' }, sales: 9_000, price: 2_500, createdAt: day('2026-01-01') },
    {
      name: { en: 'Socks 128 GB', 'zh-CN': '袜子' },
      keywords: 'running,跑步,calcetines',
      price: 500,
      colours: ['Blue'],
      stars: 3,
      onHand: 0,
      createdAt: day('2026-01-04'),
    },
  ]));
  await mall.pool.query(
    `update categories set name = name || '{"th": "ถ้วย", "fr": "Tasses à thé"}' where name ->> 'en' = 'Cups'`,
  );
});

async function ask(input: object, locale = 'en') {
  const { code, data } = await mall.ask(searchProducts, input, { 'x-locale': locale });
  if (code !== 200 || !data) throw new Error(`answered ${code}`);
  return data;
}
const names = async (input: object) => (await ask(input)).list.map(({ name }) => name);

test('words in the name come before words found elsewhere, then what sells', async () => {
  expect(await names({ title: 'running' })).toEqual(['Trail Running Shoes', 'Zephyr Running Shoes', 'Socks 128 GB']);
  expect(await names({ title: 'shoe' })).toEqual(['Shoe Rack', 'Trail Running Shoes', 'Zephyr Running Shoes']);
});

test('all words are wanted, in any order, with or without the plural, joined or apart', async () => {
  expect(await names({ title: 'shoes running' })).toEqual(['Trail Running Shoes', 'Zephyr Running Shoes']);
  expect(await names({ title: 'blue running' })).toEqual(['Zephyr Running Shoes', 'Socks 128 GB']);
  expect(await names({ title: 'eu42 zephyr' })).toEqual(['Zephyr Running Shoes']);
  expect(await names({ title: '128gb' })).toEqual(['Socks 128 GB']);
});

test('the same in Chinese, where any part of a word finds it', async () => {
  for (const title of ['跑步鞋', '步鞋', '西风', '鞋 西风'])
    expect([title, (await ask({ title }, 'zh-CN')).list.map(({ name }) => name).includes('西风跑步鞋')]).toEqual([
      title,
      true,
    ]);
  expect((await ask({ title: '鞋架' }, 'zh-CN')).list.map(({ name }) => name)).toEqual(['鞋架']);
});

test('products are found by the name of their category and shop too', async () => {
  expect((await ask({ title: 'kitchen' })).total).toBe(8);
  expect(await names({ title: 'mall own running' })).toEqual(['Trail Running Shoes']);
});

describe('typing errors', () => {
  test.each([
    ['runing sheos', 'running shoe'],
    ['zefyr', 'zephyr'],
    ['shoes qqxxzz', 'shoes'],
  ])('%s is taken for %s', async (title, correctedTo) => {
    const result = await ask({ title });
    expect(result.correctedTo).toBe(correctedTo);
    expect(result.list.map(({ name }) => name)).toEqual(await names({ title: correctedTo }));
  });

  test('what resembles nothing finds nothing', async () => {
    const result = await ask({ title: 'zzqqxx' });
    expect([result.list, result.total, result.isMore, result.correctedTo]).toEqual([[], 0, false, null]);
  });
});

test('a category of any level, with the way to it', async () => {
  const cups = await ask({ cid: categoryIds.get('cups') });
  expect([cups.total, cups.facets.categories]).toEqual([8, []]);
  expect(cups.category).toEqual({
    id: 3,
    name: 'Cups',
    path: [
      { id: 1, name: 'Home' },
      { id: 2, name: 'Kitchen' },
      { id: 3, name: 'Cups' },
    ],
  });
  const home = await ask({ cid: categoryIds.get('home') }, 'zh-CN');
  expect(home.category?.name).toBe('家居');
  expect(home.facets.categories).toEqual([{ id: 2, name: '厨房', count: 8, isChosen: false }]);
  expect((await ask({ cid: 999 })).category).toBeNull();
});

test.each([
  ['sales', ['Shoe Rack', 'Trail Running Shoes', 'Zephyr Running Shoes']],
  ['price-up', ['Shoe Rack', 'Zephyr Running Shoes', 'Trail Running Shoes']],
  ['price-down', ['Trail Running Shoes', 'Zephyr Running Shoes', 'Shoe Rack']],
  ['newest', ['Zephyr Running Shoes', 'Trail Running Shoes', 'Shoe Rack']],
  ['rating', ['Zephyr Running Shoes', 'Trail Running Shoes', 'Shoe Rack']],
])('sorted by %s', async (sort, expected) => {
  expect(await names({ title: 'shoe', sort })).toEqual(expected);
});

test('filters narrow, and each can be undone on its own', async () => {
  expect(await names({ title: 'running', minPrice: 7_000, maxPrice: 8_000 })).toEqual(['Zephyr Running Shoes']);
  expect(await names({ title: 'running', minPrice: 8_000, maxPrice: 7_000 })).toEqual(['Zephyr Running Shoes']);
  expect(await names({ title: 'running', maxPrice: 499 })).toEqual([]);
  expect(await names({ title: 'running', rating: 4 })).toEqual(['Trail Running Shoes', 'Zephyr Running Shoes']);
  expect(await names({ title: 'running', self: '1' })).toEqual(['Trail Running Shoes']);
  expect(await names({ title: 'running', stock: '1' })).toEqual(['Trail Running Shoes', 'Zephyr Running Shoes']);
  expect(await names({ title: 'running', offer: '1' })).toEqual(['Trail Running Shoes']);
  expect(await names({ title: 'running', shop: shopIds[0] })).toEqual(['Zephyr Running Shoes', 'Socks 128 GB']);
});

test('colours are alternatives, a colour and a size are not; each is counted without its own filter', async () => {
  const { facets } = await ask({ title: 'running' });
  const valuesOf = (all: typeof facets, name: string) =>
    all.specs
      .find((spec) => spec.name === name)
      ?.values.map((value) => [value.name, value.count, value.isChosen])
      .sort();
  expect(valuesOf(facets, 'Colour')).toEqual([
    ['Black', 1, false],
    ['Blue', 2, false],
    ['Red', 1, false],
  ]);
  const idOf = (name: string) => facets.specs.flatMap(({ values }) => values).find((value) => value.name === name)?.id;
  const [blue, red, size42] = [idOf('Blue'), idOf('Red'), idOf('EU 42')];

  expect(await names({ title: 'running', specs: `${blue}` })).toEqual(['Zephyr Running Shoes', 'Socks 128 GB']);
  expect(await names({ title: 'running', specs: `${blue},${red}` })).toHaveLength(3);
  expect(await names({ title: 'running', specs: `${blue},${red},999999` })).toHaveLength(3);
  expect(await names({ title: 'running', specs: `${blue},${size42}` })).toEqual(['Zephyr Running Shoes']);
  const chosen = (await ask({ title: 'running', specs: `${blue},${size42}` })).facets;
  expect(valuesOf(chosen, 'Colour')).toEqual([
    ['Black', 1, false],
    ['Blue', 1, true],
    ['Red', 1, false],
  ]);
  expect(valuesOf(chosen, 'Size')).toEqual([['EU 42', 1, true]]);
});

test('the counts by which to narrow', async () => {
  const { facets } = await ask({ title: 'running' });
  expect(facets.shops).toEqual([
    { id: shopIds[0], name: 'Plain Goods', count: 2, isChosen: false },
    { id: shopIds[1], name: 'Mall Own', count: 1, isChosen: false },
  ]);
  expect(facets.prices).toEqual([
    { min: 500, max: 999, count: 1 },
    { min: 5_000, max: 9_999, count: 1 },
    { min: 10_000, max: 19_999, count: 1 },
  ]);
  expect(facets.ratings).toEqual([
    { stars: 5, count: 1 },
    { stars: 4, count: 2 },
    { stars: 3, count: 3 },
    { stars: 2, count: 3 },
    { stars: 1, count: 3 },
  ]);
  expect([facets.selfCount, facets.stockCount, facets.offerCount]).toEqual([1, 2, 1]);
});

test('a flash sale shows in the card, and the price in it is the one that is filtered and sorted by', async () => {
  const cheap = await ask({ title: 'cup', maxPrice: 1_500, sort: 'price-up' });
  expect(cheap.list.map(({ name, price, isFlash }) => [name, price, isFlash])).toEqual([
    ['Sold Out Cup', 500, false],
    ['Socks 128 GB', 500, false], // by its category
    ['Tea Cup', 999, true],
  ]);
});

test('pages hold what was asked for, and nothing lies beyond the last', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => ask({ title: 'shoe', limit: 2, page })));
  expect(pages.map(({ list }) => list.map(({ name }) => name))).toEqual([
    ['Shoe Rack', 'Trail Running Shoes'],
    ['Zephyr Running Shoes'],
    [],
  ]);
  expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([
    [3, 1, 2],
    [3, 2, 2],
    [3, 3, 2],
  ]);
});

test.each([
  '%',
  "'",
  '"; drop table products; --',
  '😀',
  '<b>running</b>',
  '\\',
  '\u0000x',
  'x'.repeat(300),
  '&|!()',
  '_',
])('odd input is harmless: %j', async (title) => {
  const result = await ask({ title, page: '0' });
  expect(result.page).toBe(1);
  if (title === '<b>running</b>') expect(result.total).toBe(3);
  else expect(result.total).toBe(0);
});

test.each([
  ['cid', '-1'],
  ['shop', 'x'],
  ['merId', '0'],
  ['rating', '9'],
  ['specs', "'1,x"],
  ['minPrice', 'NaN'],
  ['self', 'maybe'],
  ['sort', 'cheapest'],
  ['priceOrder', 'up'],
  ['salesOrder', 'asc'],
  ['colour', 'blue'],
])('what cannot be asked for is refused by its name: %s=%s', async (name, value) => {
  const { code, field } = await mall.ask(searchProducts, { [name]: value } as object);
  expect([code, field]).toEqual([400, name]);
});

test('other malls’ names of filters mean the same, and empty ones nothing', async () => {
  expect(await names({ keyword: 'running' })).toEqual(await names({ title: 'running' }));
  expect((await mall.ask(searchProducts, { title: 'running', keyword: 'rack' })).code).toBe(400); // they disagree
  expect(await names({ keyword: 'running', priceOrder: 'asc' })).toEqual([
    'Socks 128 GB',
    'Zephyr Running Shoes',
    'Trail Running Shoes',
  ]);
  expect(await names({ keyword: 'running', priceOrder: 'desc' })).toEqual(
    await names({ title: 'running', sort: 'price-down' }),
  );
  expect(await names({ keyword: 'running', salesOrder: 'desc' })).toEqual(
    await names({ title: 'running', sort: 'sales' }),
  );
  expect(await names({ title: 'running', merId: shopIds[1] })).toEqual(['Trail Running Shoes']);
  for (const yes of ['1', 'true']) expect(await names({ isSelf: yes })).toEqual(await names({ self: '1' }));
  const all = await names({});
  expect(await names({ self: '1' })).not.toEqual(all);
  expect(await names({ cid: '', minPrice: '', sort: '', isSelf: 'false', self: '' })).toEqual(all);
});

test('ids beyond what is indexed find nothing, and are no failure', async () => {
  for (const id of [33_554_431, 33_554_432, 99_999_999, 2_147_483_647]) {
    expect((await ask({ cid: id })).total).toBe(0);
    expect((await ask({ shop: id, title: 'running' })).total).toBe(0);
  }
});

test('without words, everything is listed, the best first', async () => {
  const all = await ask({});
  expect([all.total, all.isMore, all.list[0]?.name]).toEqual([8, false, 'Shoe Rack']);
  expect(all.facets.categories).toEqual([{ id: 1, name: 'Home', count: 8, isChosen: false }]);
});
