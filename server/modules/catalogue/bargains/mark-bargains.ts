import { sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { bargainPrices, bargains, products, skus } from '#server/modules/catalogue/tables.ts';

/**
 * Writes into products what lists show of their bargain: of the one that runs, else of the next one, the lowest price of a
 * variant in stock. The times are written too, so that lists follow the clock by themselves.
 */
export async function markBargains(tx: Transaction, productIds: readonly number[]): Promise<void> {
  const concerned = await statement<{ id: number }>(
    'lock_bargain_products',
    sql`
    select p.id from ${products} p where p.id = any(${sql.param(productIds)}::int[])
      and (p.bargain_price is not null or exists (select 1 from ${bargains} b where b.product_id = p.id and b.ends_at > mall_now()))
    order by p.id for no key update`,
  ).rows(tx);
  if (concerned.length === 0) return;
  const columns = sql.raw('bargain_price, bargain_original_price, bargain_from, bargain_until');
  const marked = await statement<{ id: number; shopId: number }>(
    'mark_bargains',
    sql`
    update ${products} p set (${columns}) = (marked.price, marked.original_price, marked.starts_at, marked.ends_at)
    from (
      select given.id, best.* from unnest(${sql.param(concerned.map(({ id }) => id))}::int[]) as given (id) left join lateral (
        select bp.price, s.original_price, b.starts_at, b.ends_at
        from ${bargains} b join ${bargainPrices} bp on bp.bargain_id = b.id join ${skus} s on s.id = bp.sku_id
        where b.product_id = given.id and b.stopped_at is null and b.ends_at > mall_now() and b.quota > b.sold
          and s.is_offered and s.on_hand > s.reserved and bp.price < s.price
        order by b.starts_at, bp.price, s.id limit 1
      ) best on true
    ) marked
    where p.id = marked.id and (p.bargain_price, p.bargain_original_price, p.bargain_from, p.bargain_until)
      is distinct from (marked.price, marked.original_price, marked.starts_at, marked.ends_at)
    returning p.id, p.shop_id as "shopId"`,
  ).rows(tx);
  if (marked.length === 0) return;
  const tags = marked.flatMap(({ id, shopId }) => [`product:${id}`, `shop:${shopId}`] as const);
  await invalidateCache(tx, 'products', ...new Set(tags));
}
