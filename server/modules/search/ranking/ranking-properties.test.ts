import { fc } from '@fast-check/vitest';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/core/call.ts';
import { type RankingWeights, scoreParts, titleMatchMax, usualRanking, weightMax } from '#contract/search/ranking.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { setSite } from '#server/modules/content/index.ts';
import { flags, tokenOf, tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { balanceTiers, followRanking } from '#server/modules/search/matching/tiers.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { rankedScore, scoreColumn } from './score.ts';

type Given = InputOf<typeof searchProducts>;
const mall = openMallUnderTest({ DEMO: '1' }); // asks more often than one person may
const day = 86_400_000;

// Many ties on purpose: only a whole order keeps pages apart.
beforeAll(async () => {
  await fillSearchMall(
    Array.from({ length: 120 }, (_, at) => ({
      name: `Lamp ${at % 2 ? 'Tall' : 'Low'}`,
      keywords: at % 3 ? 'light' : 'lamp',
      sales: [0, 0, 3, 50, 900][at % 5] ?? 0,
      stars: [0, 1, 4, 5][at % 4] ?? 0,
      shop: at % 2,
      onHand: at % 7 === 0 ? 0 : 5,
      originalPrice: at % 6 === 0 ? 5_000 : 1_000,
      createdAt: new Date(Date.UTC(2026, 0, 1) - (at % 9) * 40 * day),
    })),
  );
});

const weight = fc.integer({ min: 0, max: weightMax });
const weights = fc.record({
  titleMatch: fc.integer({ min: 0, max: titleMatchMax }),
  ...{ sales: weight, rating: weight, newness: weight, stock: weight, self: weight, offer: weight },
}) satisfies fc.Arbitrary<RankingWeights>;

async function foundIds(input: Given, limit: number): Promise<number[]> {
  const all: number[] = [];
  for (let page = 1; ; page++) {
    const { data } = await mall.ask(searchProducts, { ...input, page, limit });
    if (!data) throw new Error('no answer');
    all.push(...data.list.map(({ id }) => id));
    if (data.list.length < limit) return all;
  }
}

const inputs: Given[] = [{}, { title: 'lamp' }, { title: 'light tall' }, { title: 'lamp', stock: '1' }];

test('whatever the weights are, each product is found once, on one page, and none is lost', async () => {
  const usual = await Promise.all(inputs.map((input) => foundIds(input, 100)));
  await fc.assert(
    fc.asyncProperty(
      weights,
      fc.nat({ max: inputs.length - 1 }),
      fc.integer({ min: 7, max: 60 }),
      async (by, at, limit) => {
        await setSite('ranking', by);
        const found = await foundIds(inputs[at] ?? {}, limit);
        expect(new Set(found).size).toBe(found.length);
        expect(found.toSorted((a, b) => a - b)).toEqual(usual[at]?.toSorted((a, b) => a - b));
        expect(found).toEqual(await foundIds(inputs[at] ?? {}, 100));
      },
    ),
    { numRuns: 25 },
  );
  await setSite('ranking', usualRanking);
});

async function scored(by: RankingWeights) {
  const { productId, score, sales, createdAt, tokens, markCount } = searchDocuments;
  const rows = await database().select({ productId, score, sales, createdAt, tokens, markCount }).from(searchDocuments);
  const inSql = await statement<{ id: number; score: number }>(
    'scores_of_test',
    sql`select ${productId} as id, ${scoreColumn(by)} as score from ${searchDocuments}`,
  ).rows(database());
  const byId = new Map(inSql.map((row) => [row.id, row.score]));
  return rows.map((row) => {
    const marks = row.tokens.slice(0, row.markCount).map((token) => token & tokenWithoutTier);
    return { stored: row.score, code: rankedScore({ ...row, marks }, by), sql: byId.get(row.productId) ?? Number.NaN };
  });
}

test('the usual weights give exactly the score that is stored; others the same in SQL and in code', async () => {
  for (const { stored, code, sql: given } of await scored(usualRanking))
    expect([code, given]).toEqual([stored, stored]);
  await fc.assert(
    fc.asyncProperty(weights, async (by) => {
      for (const { code, sql: given } of await scored(by)) expect(given).toBeCloseTo(code, 3);
    }),
    { numRuns: 15 },
  );
});

test('a higher weight never makes what it is about count less', () => {
  fc.assert(
    fc.property(weights, fc.constantFrom(...scoreParts), (by, part) => {
      fc.pre(by[part] < weightMax);
      const more = { ...by, [part]: by[part] + 1 };
      const base = { score: 3, sales: 3, createdAt: new Date(Date.UTC(2025, 0, 1)), marks: [] };
      const marked = (flag: keyof typeof flags) => ({ ...base, marks: [tokenOf('flag', flags[flag])] });
      const better = {
        ...{ sales: { ...base, score: 6, sales: 31 }, rating: { ...base, score: 4 } },
        ...{ newness: { ...base, createdAt: new Date(Date.UTC(2026, 0, 1)) } },
        ...{ self: marked('self'), stock: marked('stock'), offer: marked('offer') },
      }[part];
      const ahead = (at: RankingWeights) => rankedScore(better, at) - rankedScore(base, at);
      expect(ahead(more)).toBeGreaterThan(ahead(by));
    }),
  );
});

test('the order is that of the new weights before, while and after products move between tiers', async () => {
  const spread = async () => {
    await mall.pool.query(`
      insert into search_tiers values (0, 8), (1, 4), (2, 1) on conflict (tier) do update set from_score = excluded.from_score`);
    await mall.pool.query(`
      update search_documents set tier = wanted, tokens = array(
        select (token & 536870911) + (wanted << 29) from unnest(tokens) with ordinality had (token, place) order by place)
      from (select product_id as id, case when score > 8 then 0 when score > 4 then 1 when score > 1 then 2 else 3 end as wanted
        from search_documents) placed where id = product_id`);
  };
  const by: RankingWeights = { ...usualRanking, sales: 1, newness: 8, offer: 6 };
  const ask = () => Promise.all(inputs.map((input) => foundIds(input, 50)));
  await setSite('ranking', usualRanking);
  await balanceTiers();
  await spread();
  const usual = await ask();
  await setSite('ranking', by);
  const first = await ask();
  expect(first).not.toEqual(usual);
  await followRanking();
  const { rows } = await mall.pool.query('select is_done, moved, to_move from search_placing');
  expect(rows).toEqual([{ is_done: true, moved: rows[0].to_move, to_move: rows[0].to_move }]);
  expect(rows[0].to_move).toBeGreaterThan(0);
  expect(await ask()).toEqual(first);
  await setSite('ranking', usualRanking);
  expect(await ask()).toEqual(usual);
});
