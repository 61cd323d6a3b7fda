import { beforeAll, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/shopper.ts';
import { tierSizes } from '#server/modules/search/language/tokens.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { balanceTiers, tierOf } from './tiers.ts';

const mall = openMallUnderTest();
beforeAll(
  async () =>
    void (await fillSearchMall(
      Array.from({ length: 30 }, (_, at) => ({
        name: `Lamp ${at % 2 ? 'Tall' : 'Low'}`,
        sales: at * at,
        keywords: 'light',
      })),
    )),
);

test('a score belongs to the first tier whose start it exceeds; ties go to the worse one', () => {
  const starts = [
    { tier: 0, fromScore: 9 },
    { tier: 1, fromScore: 5 },
    { tier: 2, fromScore: Number.NEGATIVE_INFINITY },
  ];
  expect([10, 9, 5.5, 5, -3].map((score) => tierOf(score, starts))).toEqual([0, 1, 1, 2, 2]);
  expect([tierOf(7, []), tierOf(7, starts.slice(0, 1))]).toEqual([0, 3]);
});

test('a small mall needs one tier', async () => {
  await balanceTiers();
  expect((await mall.pool.query('select distinct tier from search_documents')).rows).toEqual([{ tier: 0 }]);
});

test('order, counts and facets are the same however products are spread over tiers', async () => {
  const ask = async (input: object) => {
    const { data } = await mall.ask(searchProducts, input);
    return { ids: data?.list.map(({ id }) => id), total: data?.total, facets: data?.facets };
  };
  const inputs = [
    { title: 'lamp', limit: 100 },
    { title: 'light tall' },
    { limit: 100 },
    { title: 'lamp', sort: 'price-up' },
  ];
  const before = await Promise.all(inputs.map(ask));
  // Thirty products are moved as three hundred thousand would be: into four tiers, by their scores.
  await mall.pool.query(`
    insert into search_tiers values (0, 8), (1, 6), (2, 3)
    on conflict (tier) do update set from_score = excluded.from_score`);
  await mall.pool.query(`
    update search_documents set tier = wanted, tokens = array(
      select (token & 536870911) + (wanted << 29) from unnest(tokens) with ordinality had (token, place) order by place)
    from (select product_id as id, case when score > 8 then 0 when score > 6 then 1 when score > 3 then 2 else 3 end as wanted
      from search_documents) placed
    where id = product_id`);
  const spread = await mall.pool.query('select count(distinct tier)::int as tiers from search_documents');
  expect(spread.rows).toEqual([{ tiers: 4 }]);
  expect(await Promise.all(inputs.map(ask))).toEqual(before);
  await balanceTiers();
  expect((await mall.pool.query('select distinct tier from search_documents')).rows).toEqual([{ tier: 0 }]);
  expect(await Promise.all(inputs.map(ask))).toEqual(before);
});

test('the best tiers are small, and each further one is larger', () => {
  expect(tierSizes).toEqual([1_200, 9_600, 76_800]);
});
