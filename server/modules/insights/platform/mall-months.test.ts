import { fc } from '@fast-check/vitest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listMallParts, type MallPart, mallParts } from '#contract/insights/platform.ts';
import { figureNames } from '#contract/insights/values.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { promisesBroken } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// What operators see of a range is read from months and loose days. It must be what the days alone add up to.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;

const tables = ['insight_figures', 'insight_figure_months', 'mall_figures', 'mall_figure_months'];
const names = figureNames.join(', ');
const overwritten = figureNames.map((name) => `${name} = excluded.${name}`).join(', ');

beforeAll(async () => {
  small = await fillSmallMall();
  operator = await anOperator(['orders']);
});

beforeEach(() => mall.pool.query(`truncate ${tables.join(', ')}`));

const dayAt = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);

const written = fc.record({
  day: fc.nat(150),
  shop: fc.nat(1),
  part: fc.constantFrom('category', 'country', 'source'),
  key: fc.constantFrom('1', '2', '3'),
  figures: fc.array(fc.nat(9), { minLength: figureNames.length, maxLength: figureNames.length }),
});
type Written = typeof written extends fc.Arbitrary<infer Row> ? Row : never;

/** Writes days as the job does: again and again. */
async function write(rows: readonly Written[]) {
  for (const { day, shop, part, key, figures } of rows) {
    await mall.pool.query(
      `insert into insight_figures (shop_id, day, part, key, ${names}) values ($1, $2, 'all', '', ${figures.join(', ')})
       on conflict (shop_id, part, day, key) do update set ${overwritten}`,
      [small.shopIds[shop], dayAt(day)],
    );
    await mall.pool.query(
      `insert into mall_figures (day, part, key, ${names}) values ($1, $2, $3, ${figures.join(', ')})
       on conflict (part, day, key) do update set ${overwritten}`,
      [dayAt(day), part, key],
    );
    await mall.pool.query('insert into mall_figures_due values ($1) on conflict do nothing', [dayAt(day)]);
  }
}

/** The plain sums of days, by key. */
async function sumsOfDays(by: MallPart, from: string, until: string) {
  const sums = figureNames.map((name) => `sum(${name})::int as ${name}`).join(', ');
  const [key, rows] =
    by === 'shop'
      ? ['shop_id::text', `insight_figures where part = 'all'`]
      : ['key', `mall_figures where part = '${by}'`];
  const found = await mall.pool.query(
    `select ${key} as key, ${sums} from ${rows} and day between $1 and $2 group by 1 having sum(views + carts + orders + paid) > 0`,
    [from, until],
  );
  return found.rows as { key: string; sales: number; visitors: number; paid: number }[];
}

const bySales = (one: Awaited<ReturnType<typeof sumsOfDays>>[number], other: typeof one) =>
  other.sales - one.sales || other.visitors - one.visitors || other.paid - one.paid || (one.key < other.key ? -1 : 1);

test('sums of a range are the sums of its days, sorted and page by page, with those of as many days before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(written, { minLength: 1, maxLength: 12 }),
      fc.nat(160),
      fc.nat(120),
      async (rows, start, length) => {
        await mall.pool.query(`truncate ${tables.join(', ')}`);
        await write(rows);
        const range = { from: dayAt(start), until: dayAt(start + length) };
        for (const by of mallParts) {
          const now = (await sumsOfDays(by, range.from, range.until)).toSorted(bySales);
          const earlier = await sumsOfDays(by, dayAt(start - length - 1), dayAt(start - 1));
          for (const page of [1, 2]) {
            const { data } = await mall.ask(listMallParts, { by, ...range, page, limit: 2 }, as(operator.token));
            const expected = now.slice((page - 1) * 2, page * 2);
            expect(data?.list.map(({ key, figures }) => ({ key, ...figures }))).toEqual(expected);
            expect(data?.total).toBe(expected.length > 0 ? now.length : 0);
            for (const { key, before } of data?.list ?? [])
              expect({ key, ...before }).toMatchObject(earlier.find((one) => one.key === key) ?? { key, sales: 0 });
          }
        }
        expect(await promisesBroken()).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
});

test('the audit finds a month of the mall or of a shop that is not the sum of its days', async () => {
  await write([{ day: 40, shop: 0, part: 'country', key: '1', figures: [1, 2, 3, 4, 5, 6, 7] }]);
  expect(await promisesBroken()).toEqual([]);
  await mall.pool.query('update mall_figure_months set visitors = visitors + 1');
  expect(await promisesBroken()).toEqual(['F3']);
  await mall.pool.query('update mall_figure_months set visitors = visitors - 1');
  await mall.pool.query(`delete from insight_figure_months where part = 'all'`);
  expect(await promisesBroken()).toEqual(['F1']);
});
