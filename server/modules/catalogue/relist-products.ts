import { sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { publishProducts } from './publish-products.ts';
import { products, skus } from './tables.ts';

/**
 * Updates listed price and availability of products when a variant has sold out or come back. The products are locked before
 * their variants are read: two orders that take the last units of two variants at once would otherwise each see the other's
 * units as still available.
 */
export async function relistProducts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql.param(productIds);
  await statement(
    'lock_products',
    sql`select 1 from ${products} where id = any(${ids}::int[]) order by id for no key update`,
  ).run(tx);
  const rows = await statement<{ id: number; shopId: number }>(
    'relist_products',
    sql`
    update ${products} p set in_stock = listed.in_stock, price = listed.price, original_price = listed.original_price
    from (
      select distinct on (product_id) product_id, on_hand > reserved as in_stock, price, original_price
      from ${skus} where product_id = any(${ids}::int[]) and is_offered
      order by product_id, on_hand > reserved desc, price, id
    ) listed
    where p.id = listed.product_id
      and (p.in_stock, p.price, p.original_price) is distinct from (listed.in_stock, listed.price, listed.original_price)
    returning p.id, p.shop_id as "shopId"`,
  ).rows(tx);
  // The page of a product shows the stock of each variant, whether or not lists change.
  await publishProducts(tx, productIds);
  const shopTags = new Set(rows.map(({ shopId }) => `shop:${shopId}` as const));
  if (rows.length > 0) await invalidateCache(tx, 'products', ...shopTags);
}
