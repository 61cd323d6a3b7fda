import { sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { publishProducts } from './publish-products.ts';
import { products } from './tables.ts';

/** What shop, platform and clock say together, of products with the alias `p`. */
const mayBeSold = sql`(not p.is_hidden and p.forced_down_reason is null and p.binned_at is null
  and coalesce(p.on_sale_from <= mall_now(), true) and coalesce(p.on_sale_until > mall_now(), true))`;

/** Takes products on or off sale, as shop, platform and clock say. Those that change are published. */
export async function setOnSale(tx: Transaction, productIds: readonly number[]): Promise<void> {
  const changed = await statement<{ id: number; shopId: number }>(
    'set_on_sale',
    sql`
    update ${products} p set is_on_sale = ${mayBeSold}
    where p.id = any(${sql.param(productIds)}::int[]) and p.is_on_sale is distinct from ${mayBeSold}
    returning p.id, p.shop_id as "shopId"`,
  ).rows(tx);
  if (changed.length === 0) return;
  await publishProducts(
    tx,
    changed.map(({ id }) => id),
  );
  await invalidateCache(tx, 'products', ...new Set(changed.map(({ shopId }) => `shop:${shopId}` as const)));
}

const batchSize = 500;

/** Takes products on and off sale whose time has begun or is over. One that another process changes now is left to it. */
export async function followSaleTimes(): Promise<void> {
  await transaction(async (tx) => {
    const due = await statement<{ id: number }>(
      'due_sale_times',
      sql`
      select p.id from ${products} p
      where (p.on_sale_from is not null or p.on_sale_until is not null) and p.is_on_sale is distinct from ${mayBeSold}
      order by p.id limit ${batchSize} for no key update skip locked`,
    ).rows(tx);
    await setOnSale(
      tx,
      due.map(({ id }) => id),
    );
  });
}
