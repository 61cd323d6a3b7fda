import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { listProductInsights } from '#contract/insights/merchant.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { prefixed, sumsOf } from './figure-queries.ts';
import { productRows } from './range-queries.ts';
import { shownRange } from './shown-range.ts';

const orderOf = {
  best: sql`sales desc, paid desc, visitors desc`,
  worst: sql`sales, paid, visitors desc, views desc`,
  seen: sql`visitors desc, views desc`,
  units: sql`units desc, sales desc`,
  conversion: sql`paid::float8 / nullif(visitors, 0) desc nulls last, visitors desc`,
};

type PictureRow = { hash: string; width: number; height: number; colour: string };
type ProductRow = Record<string, unknown> &
  PictureRow & { productId: number; name: string; isOnSale: boolean; total: number };

/** The products that were seen, ordered or sold in a range. The range before is read for those on the page alone. */
export async function listProductsOf(
  shopId: number,
  { sort = 'best', page, limit, ...days }: z.output<typeof listProductInsights.input>,
  locale: Locale,
): Promise<OutputOf<typeof listProductInsights>> {
  const range = await shownRange(days);
  const before = { from: range.beforeFrom, until: range.beforeUntil };
  const isShown = sql`f.product_id = any(array(select product_id from shown))`;
  const rows = await statement<ProductRow>(
    `product_insights_${sort}`,
    sql`
    with shown as materialized (
      select sums.*, count(*) over ()::int as total from (
        select f.product_id, ${sumsOf(sql`true`)} from (${productRows(shopId, range)}) f group by f.product_id
      ) sums
      where views + carts + orders + paid > 0
      order by ${orderOf[sort]}, product_id limit ${limit}::int offset ${(page - 1) * limit}::int
    )
    select shown.*, before.*, p.id as "productId", ${textIn(sql`p.name`, locale)} as name, p.is_on_sale as "isOnSale",
      i.hash, i.width, i.height, i.colour
    from shown join ${products} p on p.id = shown.product_id join ${pictures} i on i.hash = p.picture_hash
    join (
      select asked.product_id, ${sumsOf(sql`true`, 'before_')}
      from (select product_id from shown) asked
      left join (${productRows(shopId, before, isShown)}) f on f.product_id = asked.product_id
      group by asked.product_id
    ) before on before.product_id = shown.product_id
    order by ${orderOf[sort]}, shown.product_id`,
  ).rows(database());
  const list = rows.map((row) => ({
    ...{ productId: row.productId, name: row.name, isOnSale: row.isOnSale },
    image: pictureValue(row),
    figures: prefixed(row, ''),
    before: prefixed(row, 'before_'),
  }));
  return { list, total: rows[0]?.total ?? 0, page, limit };
}
