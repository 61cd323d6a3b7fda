import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type countLiveOrders, type listMallParts, liveMinutes, type MallPart } from '#contract/insights/platform.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { partOrders, prefixed, sumsOf } from '#server/modules/insights/reads/figure-queries.ts';
import { shownRange } from '#server/modules/insights/reads/shown-range.ts';
import { insightFigures, mallFigures } from '#server/modules/insights/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type PartRow = Record<string, unknown> & { key: string; name: string | null; total: number };

/** The rows to add up, and what they are divided by. */
const rowsOf = (by: MallPart): { key: SQL; from: SQL } =>
  by === 'shop'
    ? { key: sql`f.shop_id::text`, from: sql`${insightFigures} f where f.part = 'all'` }
    : { key: sql`f.key`, from: sql`${mallFigures} f where f.part = ${by}` };

/** The figures of the mall in a range by category, shop, country or source. */
export async function listPartsOfMall(
  { by, sort = 'sales', page, limit, ...days }: z.output<typeof listMallParts.input>,
  locale: Locale,
): Promise<OutputOf<typeof listMallParts>> {
  const range = await shownRange(days);
  const { key, from } = rowsOf(by);
  const isNow = sql`f.day >= ${range.from}::date`;
  const rows = await statement<PartRow>(
    `mall_parts_by_${sort}`,
    sql`
    with parts as (
      select ${key} as key, ${sumsOf(isNow)}, ${sumsOf(sql`not (${isNow})`, 'before_')}
      from ${from} and f.day between ${range.beforeFrom}::date and ${range.until}::date group by 1
    )
    select parts.*, ${nameOf(by, locale)} as name, count(*) over ()::int as total from parts
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

function nameOf(by: MallPart, locale: Locale): SQL {
  if (by === 'category')
    return sql`(select ${textIn(sql`c.name`, locale)} from ${categories} c where c.id = parts.key::int)`;
  if (by === 'shop') return sql`(select ${textIn(sql`s.name`, locale)} from ${shops} s where s.id = parts.key::int)`;
  return sql`null::text`;
}

/** The orders of the last minutes, minute by minute. */
export async function countLive(): Promise<OutputOf<typeof countLiveOrders>> {
  const rows = await statement<{ ago: number; placed: number; paid: number }>(
    'live_orders',
    sql`
    select floor(extract(epoch from mall_now() - o.created_at) / 60)::int as ago, count(*)::int as placed,
      count(o.paid_at)::int as paid
    from ${orders} o
    where o.created_at > mall_now() - make_interval(mins => ${liveMinutes}::int) and o.created_at <= mall_now()
    group by 1`,
  ).rows(database());
  const byAgo = new Map(rows.map((row) => [row.ago, row]));
  const minuteOf = (ago: number) => byAgo.get(ago) ?? { ago, placed: 0, paid: 0 };
  return { minutes: Array.from({ length: liveMinutes }, (_, at) => minuteOf(liveMinutes - 1 - at)) };
}
