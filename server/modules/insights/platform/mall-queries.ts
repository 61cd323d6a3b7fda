import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type countLiveOrders, type listMallParts, liveMinutes, type MallPart } from '#contract/insights/platform.ts';
import { figureNames } from '#contract/insights/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { partOrders, prefixed, sumsOf } from '#server/modules/insights/reads/figure-queries.ts';
import { mallRows, shopRows } from '#server/modules/insights/reads/range-queries.ts';
import { shownRange } from '#server/modules/insights/reads/shown-range.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type PartRow = Record<string, unknown> & { key: string; name: string | null; total: number };

type Days = { from: string; until: string };

/** The rows to add up, as `key` and each figure. */
const rowsOf = (by: MallPart, range: Days, where?: SQL): SQL =>
  by === 'shop'
    ? sql`(select shop_id::text as key, ${sql.raw(figureNames.join(', '))} from (${shopRows(range, where)}) of_shops)`
    : sql`(${mallRows(by, range, where)})`;

const keyOf = (by: MallPart) => (by === 'shop' ? sql`f.shop_id` : sql`f.key`);
const pageKeys = (by: MallPart) =>
  by === 'shop' ? sql`any(array(select key::int from page))` : sql`any(array(select key from page))`;

/** The figures of the mall in a range by category, shop, country or source. What was before is read for one page only. */
export async function listPartsOfMall(
  { by, sort = 'sales', page, limit, ...days }: z.output<typeof listMallParts.input>,
  locale: Locale,
): Promise<OutputOf<typeof listMallParts>> {
  const range = await shownRange(days);
  const before = { from: range.beforeFrom, until: range.beforeUntil };
  const rows = await statement<PartRow>(
    `mall_parts_by_${sort}`,
    sql`
    with parts as (
      select key, ${sumsOf(sql`true`)} from ${rowsOf(by, range)} f group by key
    ), page as (
      select parts.*, count(*) over ()::int as total from parts
      where parts.views + parts.carts + parts.orders + parts.paid > 0
      order by ${partOrders[sort]}, key limit ${limit}::int offset ${(page - 1) * limit}::int
    ), earlier as (
      select key, ${sumsOf(sql`true`, 'before_')} from ${rowsOf(by, before, sql`${keyOf(by)} = ${pageKeys(by)}`)} f group by key
    )
    select page.*, ${earlierOrNothing}, ${nameOf(by, locale)} as name from page left join earlier on earlier.key = page.key
    order by ${partOrders[sort]}, page.key`,
  ).rows(database());
  const list = rows.map((row) => ({
    key: row.key,
    name: row.name ?? row.key,
    figures: prefixed(row, ''),
    before: prefixed(row, 'before_'),
  }));
  return { list, total: rows[0]?.total ?? 0, page, limit };
}

const earlierOrNothing = sql.raw(
  figureNames.map((name) => `coalesce("before_${name}", 0) as "before_${name}"`).join(', '),
);

function nameOf(by: MallPart, locale: Locale): SQL {
  if (by === 'category')
    return sql`(select ${textIn(sql`c.name`, locale)} from ${categories} c where c.id = page.key::int)`;
  if (by === 'shop') return sql`(select ${textIn(sql`s.name`, locale)} from ${shops} s where s.id = page.key::int)`;
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
