import { fc } from '@fast-check/vitest';
import pg, { type QueryConfig } from 'pg';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listInsightParts, listProductInsights } from '#contract/insights/merchant.ts';
import { figureNames, insightParts } from '#contract/insights/values.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { promisesBroken } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let shopId: number;

const tables = ['insight_figures', 'insight_products', 'insight_figure_months', 'insight_product_months'];
const names = figureNames.join(', ');

beforeAll(async () => {
  small = await fillSmallMall();
  shopId = small.shopIds[1] ?? 0;
  owner = await ownerOf(mall, shopId);
});

beforeEach(() => mall.pool.query(`truncate ${tables.join(', ')}`));

const dayAt = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);

const written = fc.record({
  day: fc.nat(150),
  product: fc.nat(2),
  key: fc.constantFrom('a', 'b', 'c'),
  part: fc.constantFrom('all', ...insightParts),
  figures: fc.array(fc.nat(9), { minLength: figureNames.length, maxLength: figureNames.length }),
});

/** Writes days as the job does: again and again, several in one statement. */
async function write(rows: readonly (typeof written extends fc.Arbitrary<infer Row> ? Row : never)[]) {
  const sets = figureNames.map((name) => `${name} = excluded.${name}`).join(', ');
  for (const { day, product, key, part, figures } of rows) {
    const productId = small.productIds[product];
    await mall.pool.query(
      `insert into insight_products (shop_id, day, product_id, ${names}) values ($1, $2, $3, ${figures.join(', ')}), ($1, $4, $3, ${figures.join(', ')})
       on conflict (shop_id, day, product_id) do update set ${sets}`,
      [shopId, dayAt(day), productId, dayAt(day + 20)],
    );
    await mall.pool.query(
      `insert into insight_figures (shop_id, day, part, key, ${names}) values ($1, $2, $3, $4, ${figures.join(', ')})
       on conflict (shop_id, part, day, key) do update set ${sets}`,
      [shopId, dayAt(day), part, key],
    );
    await mall.pool.query('insert into mall_figures_due values ($1) on conflict do nothing', [dayAt(day)]);
  }
  await mall.pool.query('update insight_products set orders = 0, paid = 0, units = 0, sales = 0 where day = $1', [
    dayAt(rows[0]?.day ?? 0),
  ]);
}

async function sumsOfDays(table: string, key: string, where: string, from: string, until: string) {
  const sums = figureNames.map((name) => `sum(${name})::int as ${name}`).join(', ');
  const { rows } = await mall.pool.query(
    `select ${key}::text as key, ${sums} from ${table} where shop_id = $1 and day between $2 and $3 and ${where}
     group by 1 having sum(views + carts + orders + paid) > 0 order by 1`,
    [shopId, from, until],
  );
  return rows;
}

test('sums of a range are the sums of its days, however often days are written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(written, { minLength: 1, maxLength: 12 }),
      fc.nat(160),
      fc.nat(120),
      async (rows, start, length) => {
        await mall.pool.query(`truncate ${tables.join(', ')}`);
        await write(rows);
        const range = { from: dayAt(start), until: dayAt(start + length) };
        const before = [dayAt(start - length - 1), dayAt(start - 1)] as const;
        const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
        const products = (await mall.ask(listProductInsights, { ...range, limit: 50 }, as(owner.token))).data?.list;
        const shown = products?.map(({ productId, figures }) => ({ key: String(productId), ...figures })).sort(byKey);
        expect(shown).toEqual(await sumsOfDays('insight_products', 'product_id', 'true', range.from, range.until));
        const earlier = await sumsOfDays('insight_products', 'product_id', 'true', ...before);
        for (const product of products ?? []) {
          const known = earlier.find(({ key }) => key === String(product.productId));
          expect({ key: String(product.productId), ...product.before }).toMatchObject(known ?? { views: 0, orders: 0 });
        }
        for (const by of insightParts) {
          const { data } = await mall.ask(listInsightParts, { by, ...range, limit: 50 }, as(owner.token));
          const parts = data?.list.map(({ key, figures }) => ({ key, ...figures })).sort(byKey);
          expect(parts).toEqual(await sumsOfDays('insight_figures', 'key', `part = '${by}'`, range.from, range.until));
        }
        expect(await promisesBroken()).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});

test('the audit finds a month that is not the sum of its days', async () => {
  await write([{ day: 40, product: 0, key: 'a', part: 'source', figures: [1, 2, 3, 4, 5, 6, 7] }]);
  expect(await promisesBroken()).toEqual([]);
  await mall.pool.query('update insight_figure_months set visitors = visitors + 1');
  expect(await promisesBroken()).toEqual(['F1']);
  await mall.pool.query('update insight_figure_months set visitors = visitors - 1');
  await mall.pool.query("delete from insight_product_months where month = '2025-02-01'");
  expect(await promisesBroken()).toEqual(['F1']);
});

test('a year is read by months, and its loose days by an index', async () => {
  const client = new pg.Client({ connectionString: mall.databaseUrl }); // the mall's own connections are not that patient
  await client.connect();
  await client.query(
    `insert into insight_products (shop_id, day, product_id, views, visitors)
     select $1, date '2025-01-01' + d, p.id, 2, 1 from generate_series(0, 399) d, (select id from products limit 5) p`,
    [shopId],
  );
  await client.query(
    `insert into insight_figures (shop_id, day, part, key, views, visitors)
     select $1, date '2025-01-01' + d, 'search', 'word ' || n, 2, 1 from generate_series(0, 399) d, generate_series(1, 20) n`,
    [shopId],
  );
  await client.query(`analyze ${tables.join(', ')}`);
  await client.end();
  const asked = vi.spyOn(mall.pool, 'query');
  const range = { from: '2025-01-10', until: '2026-01-09' };
  const { data } = await mall.ask(listProductInsights, range, as(owner.token));
  await mall.ask(listInsightParts, { by: 'search', ...range }, as(owner.token));
  const statements = asked.mock.calls.map(([query]) => query as unknown as QueryConfig);
  asked.mockRestore();
  expect(data?.list.map(({ figures }) => figures.views)).toEqual([730, 730, 730, 730, 730]);
  let read = 0;
  for (const { text, values } of statements.filter((each) => /insight_/.test(each.text))) {
    const { rows } = await mall.pool.query(`explain (analyze, format json) ${text}`, values);
    read += rowsOfDays(rows[0]['QUERY PLAN'][0].Plan);
  }
  // Nine days before the tenth of January, nine in the next one, the same in the year before; a year would be 9,125.
  expect(read).toBe(2 * 9 * 5 + 2 * 9 * 20 + 9 * 5 + 9 * 20);
});

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

function rowsOfDays(plan: Plan): number {
  const isDays = ['insight_products', 'insight_figures'].includes(plan['Relation Name'] ?? '');
  const own = isDays ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0;
  return own + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOfDays(part), 0);
}
