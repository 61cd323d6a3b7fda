import { type SQL, sql } from 'drizzle-orm';
import { figureNames } from '#contract/insights/values.ts';
import {
  insightFigureMonths,
  insightFigures,
  insightProductMonths,
  insightProducts,
  mallFigureMonths,
  mallFigures,
} from '#server/modules/insights/tables.ts';
import { type LooseDays, monthsAndDays } from './months-and-days.ts';

// A year of a shop with thousands of products is a million days of products, but few months of them. So is a year of thousands of shops.

type Days = { from: string; until: string };

/** The figures of products in a range, to be added up: `product_id` and each figure. */
export const productRows = (shopId: number, range: Days, where: SQL = sql`true`): SQL =>
  rowsOf(range, {
    key: sql`product_id`,
    where: sql`f.shop_id = ${shopId}::int and ${where}`,
    months: sql`${insightProductMonths}`,
    days: sql`${insightProducts}`,
  });

/** The figures of a shop by category, country, source or search: `key` and each figure. */
export const partRows = (shopId: number, part: string, range: Days): SQL =>
  rowsOf(range, {
    key: sql`key`,
    where: sql`f.shop_id = ${shopId}::int and f.part = ${part}`,
    months: sql`${insightFigureMonths}`,
    days: sql`${insightFigures}`,
  });

/** The figures of all shops: `shop_id` and each figure. */
export const shopRows = (range: Days, where: SQL = sql`true`): SQL =>
  rowsOf(range, {
    key: sql`shop_id`,
    where: sql`f.part = 'all' and ${where}`,
    months: sql`${insightFigureMonths}`,
    days: sql`${insightFigures}`,
  });

/** The figures of the whole mall by category, country or source: `key` and each figure. */
export const mallRows = (part: string, range: Days, where: SQL = sql`true`): SQL =>
  rowsOf(range, {
    key: sql`key`,
    where: sql`f.part = ${part} and ${where}`,
    months: sql`${mallFigureMonths}`,
    days: sql`${mallFigures}`,
  });

function rowsOf(range: Days, { key, where, months, days }: Record<'key' | 'where' | 'months' | 'days', SQL>): SQL {
  const { months: whole, head, tail } = monthsAndDays(range);
  const loose = ({ from, until, sign }: LooseDays) => sql`
    select f.${key}, ${figures(sql`${sign}::int * `)} from ${days} f
    where ${where} and f.day between ${from}::date and ${until}::date`;
  return sql`
    select f.${key}, ${figures(sql``)} from ${months} f
    where ${where} and f.month between ${whole.from}::date and ${whole.until}::date
    union all ${loose(head)} union all ${loose(tail)}`;
}

const figures = (sign: SQL) =>
  sql.join(
    figureNames.map((name) => sql`${sign}f.${sql.raw(name)} as ${sql.raw(name)}`),
    sql`, `,
  );
