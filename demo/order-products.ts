import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Products of the owner's shop with so much stock that ordering some leaves enough for other buyers. */
export async function listProductsForDemo(
  ownerId: number,
  count: number,
): Promise<{ productId: number; skuId: number }[]> {
  const rows = await statement<{ productId: number; skuId: number }>(
    'list_products_for_demo',
    sql`
    select distinct on (p.id) p.id as "productId", s.id as "skuId"
    from ${products} p join ${shops} o on o.id = p.shop_id and o.owner_id = ${ownerId} and o.is_open
    join ${skus} s on s.product_id = p.id and s.on_hand - s.reserved > 10
    where p.is_on_sale and not p.is_virtual order by p.id, s.id limit ${count}`,
  ).rows(database());
  return rows;
}
