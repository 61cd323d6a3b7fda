import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { getInsights, listInsightParts } from '#contract/insights/merchant.ts';
import { type Figures, figureNames, type InsightRange } from '#contract/insights/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { insightFigures, mallFigures } from '#server/modules/insights/tables.ts';
import { partRows } from './range-queries.ts';
import { daysOf, shownRange } from './shown-range.ts';

// Only rows of days and months are read: however many orders a shop has, a year of it has a few hundred.

type Row = Record<keyof Figures, number>;
const nothing: Row = { views: 0, visitors: 0, carts: 0, orders: 0, paid: 0, units: 0, sales: 0 };

export const figuresValue = (row: Row): Figures => ({
  ...{
    views: row.views,
    visitors: row.visitors,
    carts: row.carts,
    orders: row.orders,
    paid: row.paid,
    units: row.units,
  },
  sales: money(row.sales),
});

const plus = (a: Row, b: Row): Row => Object.fromEntries(figureNames.map((name) => [name, a[name] + b[name]])) as Row;

/** Sums of each figure; of sales as float8, which is exact up to 90 trillion and added up faster than a bigint. */
export const sumsOf = (where: SQL, prefix = '') =>
  sql.join(
    figureNames.map((name) => {
      const figure = sql.raw(name === 'sales' ? 'f.sales::float8' : `f.${name}`);
      return sql`coalesce(sum(${figure}) filter (where ${where}), 0) as ${sql.raw(`"${prefix}${name}"`)}`;
    }),
    sql`, `,
  );

/** The figures that `sumsOf` has given under a prefix. */
export const prefixed = (row: Readonly<Record<string, unknown>>, prefix: string): Figures =>
  figuresValue(Object.fromEntries(figureNames.map((name) => [name, Number(row[prefix + name])])) as Row);

/** A shop's days of a range, all of it, and as many days before. */
export const getInsightsOf = (shopId: number, range: z.output<typeof InsightRange>) =>
  insightsFrom('insights_by_day', sql`${insightFigures} f where f.shop_id = ${shopId} and`, range);

/** The same of the whole mall. */
export const getInsightsOfMall = (range: z.output<typeof InsightRange>) =>
  insightsFrom('mall_insights_by_day', sql`${mallFigures} f where`, range);

async function insightsFrom(
  name: string,
  from: SQL,
  input: z.output<typeof InsightRange>,
): Promise<OutputOf<typeof getInsights>> {
  const range = await shownRange(input);
  const rows = await statement<Row & { day: string }>(
    name,
    sql`
    select f.day::text as day, f.views, f.visitors, f.carts, f.orders, f.paid, f.units, f.sales::float8 as sales
    from ${from} f.part = 'all' and f.day between ${range.beforeFrom}::date and ${range.until}::date`,
  ).rows(database());
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const figuresOf = (day: string): Row => byDay.get(day) ?? nothing;
  const sumOf = (days: readonly string[]) => figuresValue(days.map(figuresOf).reduce(plus, nothing));
  const days = daysOf(range);
  return {
    range,
    days: days.map((day) => ({ day, ...figuresValue(figuresOf(day)) })),
    total: sumOf(days),
    before: sumOf(daysOf({ from: range.beforeFrom, until: range.beforeUntil })),
  };
}

/** What a list of parts is sorted by. */
export const partOrders = {
  sales: sql`sales desc, visitors desc, paid desc`,
  visitors: sql`visitors desc, sales desc, paid desc`,
  paid: sql`paid desc, sales desc, visitors desc`,
};

type PartRow = Record<string, unknown> & { key: string; name: string | null; total: number };

/** The figures of a range by category, country, source or search. */
export async function listPartsOf(
  shopId: number,
  { by, sort = by === 'search' ? 'visitors' : 'sales', page, limit, ...days }: z.output<typeof listInsightParts.input>,
  locale: Locale,
): Promise<OutputOf<typeof listInsightParts>> {
  const range = await shownRange(days);
  const before = { from: range.beforeFrom, until: range.beforeUntil };
  const rows = await statement<PartRow>(
    `insights_by_${sort}`,
    sql`
    with parts as (
      select f.key, ${sumsOf(sql`is_now`)}, ${sumsOf(sql`not is_now`, 'before_')}
      from (
        select *, true as is_now from (${partRows(shopId, by, range)}) shown
        union all select *, false from (${partRows(shopId, by, before)}) before
      ) f group by f.key
    )
    select parts.*, ${textIn(sql`c.name`, locale)} as name, count(*) over ()::int as total
    from parts left join ${categories} c on ${by} = 'category' and c.id::text = parts.key
    where parts.views + parts.carts + parts.orders + parts.paid > 0
    order by ${partOrders[sort]}, key limit ${limit}::int offset ${(page - 1) * limit}::int`,
  ).rows(database());
  const list = rows.map((row) => ({
    key: row.key,
    name: row.name ?? row.key,
    figures: prefixed(row, ''),
    before: prefixed(row, 'before_'),
  }));
  return { list, total: rows[0]?.total ?? 0, page, limit };
}
