import { fc } from '@fast-check/vitest';
import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/core/call.ts';
import { searchProducts, searchSorts } from '#contract/search/shopper.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

type Given = InputOf<typeof searchProducts>;

const mall = openMallUnderTest({ DEMO: '1' }); // asks more often than one person may
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const adjectives = ['Blue', 'Quiet', 'Crème', 'Wi-Fi', '128 GB', 'L’Eau', 'Women’s', 'EU 42'];
const nouns = ['Shoes', 'Kettle', 'Phone', 'Batteries', 'Dress', 'Watch'];
const chineseAdjectives = ['蓝色', '静音', '男士', '36码', 'Galleria 优选'];
const chineseNouns = ['跑步鞋', '水壶', '高跟鞋', '笔记本电脑'];
const pick = <Item>(list: readonly Item[], at: number) => list[at % list.length] as Item;

// Many ties on purpose: sales, stars and prices repeat, so that only a whole order keeps pages apart.
const wanted = Array.from({ length: 240 }, (_, at) => ({
  name: {
    en: `${pick(adjectives, at)} ${pick(nouns, at * 7 + (at >> 3))} ${at % 3 === 0 ? 'Plus' : ''}`.trim(),
    'zh-CN': `${pick(chineseAdjectives, at)} ${pick(chineseNouns, at * 5 + (at >> 4))}`,
  },
  shop: at % 2,
  category: pick(['cups', 'kitchen', 'home'], at),
  price: pick([500, 999, 1_000, 2_500, 9_900, 12_345], at >> 1),
  originalPrice: 20_000 + (at % 5),
  sales: pick([0, 0, 3, 50], at),
  stars: pick([0, 0, 1, 3, 4, 5], at),
  onHand: at % 11 === 0 ? 0 : 5,
  colours: [pick(['Red', 'Blue', 'Green'], at), pick(['Red', 'Blue', 'Green'], at + (at >> 2))].filter(
    (colour, place, all) => all.indexOf(colour) === place,
  ),
  sizes: at % 4 === 0 ? ['S', 'M'] : [],
}));

let ids: number[];
let categoryIds: Map<string, number>;
let shopIds: number[];
let specIds: number[];

beforeAll(async () => {
  ({ wantedIds: ids, categoryIds, shopIds } = await fillSearchMall(wanted));
  specIds = (await mall.pool.query<{ id: number }>('select id from search_specs order by id')).rows.map(({ id }) => id);
});

async function ask(input: Given) {
  const { code, data } = await mall.ask(searchProducts, input);
  if (code !== 200 || !data) throw new Error(`answered ${code}`);
  return data;
}
/** Everything that is found, page by page. */
async function foundIds(input: Given, limit = 100): Promise<number[]> {
  const all: number[] = [];
  for (let page = 1; ; page++) {
    const { list } = await ask({ ...input, page, limit });
    all.push(...list.map(({ id }) => id));
    if (list.length < limit) return all;
  }
}

const title = fc.constantFrom('', '', 'shoes', 'blue', 'kettle plus', '跑步', '鞋', 'kitchen', '128gb', 'eau');
const filter = fc.oneof(
  fc.constantFrom<Given>({ stock: '1' }, { self: '1' }, { offer: '1' }),
  fc.integer({ min: 1, max: 5 }).map((rating): Given => ({ rating })),
  fc.constantFrom('home', 'kitchen', 'cups').map((key): Given => ({ cid: categoryIds.get(key) })),
  fc.nat({ max: 1 }).map((at): Given => ({ shop: shopIds[at] })),
  fc
    .tuple(fc.nat({ max: 13_000 }), fc.nat({ max: 13_000 }))
    .map(([minPrice, maxPrice]): Given => ({ minPrice, maxPrice })),
  fc.nat({ max: 4 }).map((at): Given => ({ specs: String(specIds[at] ?? 0) })),
);
const sort = fc.constantFrom(...searchSorts);
const runs = { numRuns: 40 };

test('every product is found by any word of its name, in both languages', async () => {
  const wordsOf = (text: string) =>
    [...segmenter.segment(text)].filter((piece) => piece.isWordLike).map((piece) => piece.segment);
  const byWord = new Map<string, number[]>();
  wanted.forEach(({ name }, at) => {
    for (const word of new Set(Object.values(name).flatMap(wordsOf)))
      byWord.set(word, [...(byWord.get(word) ?? []), ids[at] ?? 0]);
  });
  expect(byWord.size).toBeGreaterThan(25);
  for (const [word, expected] of byWord) {
    const found = new Set(await foundIds({ title: word }));
    expect({ word, missing: expected.filter((id) => !found.has(id)) }).toEqual({ word, missing: [] });
  }
});

test('a filter never widens a result', async () => {
  await fc.assert(
    fc.asyncProperty(title, fc.array(filter, { maxLength: 2 }), filter, async (text, filters, another) => {
      const before: Given = Object.assign({ title: text }, ...filters);
      // A second filter of the same kind takes the place of the first: that is another search, not a narrower one.
      fc.pre(!Object.keys(another).some((key) => key in before));
      const wide = new Set(await foundIds(before));
      const narrow = await foundIds({ ...before, ...another });
      expect(narrow.filter((id) => !wide.has(id))).toEqual([]);
    }),
    runs,
  );
});

test('paging shows each item once, and as many as were counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      title,
      sort,
      fc.array(filter, { maxLength: 1 }),
      fc.integer({ min: 3, max: 40 }),
      async (text, by, filters, limit) => {
        const input: Given = Object.assign({ title: text, sort: by }, ...filters);
        const all = await foundIds(input, limit);
        expect(new Set(all).size).toBe(all.length);
        expect((await ask(input)).total).toBe(all.length);
        expect(all).toEqual(await foundIds(input, 100));
      },
    ),
    { numRuns: 25 },
  );
});

test('prices rise and fall, sales, stars and dates fall', async () => {
  const up = (await ask({ title: 'shoes', sort: 'price-up', limit: 100 })).list.map(({ price }) => price);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  const down = (await ask({ title: 'shoes', sort: 'price-down', limit: 100 })).list.map(({ price }) => price);
  expect(down).toEqual(up.toReversed());
  const sales = (await ask({ title: 'shoes', sort: 'sales', limit: 100 })).list.map((card) => card.sales);
  expect(sales).toEqual(sales.toSorted((a, b) => b - a));
});

test('facets count what choosing them would leave', async () => {
  await fc.assert(
    fc.asyncProperty(title, fc.array(filter, { maxLength: 2 }), async (text, filters) => {
      const input: Given = Object.assign({ title: text }, ...filters);
      const { facets } = await ask(input);
      const left = async (more: Given) => (await ask({ ...input, ...more })).total;
      for (const { id, count } of facets.categories)
        expect({ cid: id, count }).toEqual({ cid: id, count: await left({ cid: id }) });
      for (const { id, count } of facets.shops)
        expect({ shop: id, count }).toEqual({ shop: id, count: await left({ shop: id }) });
      for (const { min, max, count } of facets.prices)
        expect({ min, count }).toEqual({ min, count: await left({ minPrice: min, maxPrice: max ?? undefined }) });
      for (const { stars, count } of facets.ratings)
        expect({ stars, count }).toEqual({ stars, count: await left({ rating: stars }) });
      expect(facets.selfCount).toBe(await left({ self: '1' }));
      expect(facets.stockCount).toBe(await left({ stock: '1' }));
      expect(facets.offerCount).toBe(await left({ offer: '1' }));
      const chosen = String(input.specs ?? '')
        .split(',')
        .filter(Boolean)
        .map(Number);
      for (const { values } of facets.specs) {
        const others = chosen.filter((id) => !values.some((value) => value.id === id));
        for (const { id, count } of values)
          expect({ id, count }).toEqual({ id, count: await left({ specs: [...others, id].join(',') }) });
      }
    }),
    { numRuns: 20 },
  );
});
