import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';

/** Locks products that are about to be published. Variants first, as every sale does; otherwise a sale and a publication could wait for one another. */
export async function lockProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.param(ids);
  await statement(
    'lock_variants_of',
    sql`select 1 from ${skus} where product_id = any(${list}::int[]) order by id for no key update`,
  ).run(tx);
  await statement(
    'lock_products_to_publish',
    sql`select 1 from ${products} where id = any(${list}::int[]) order by id for no key update`,
  ).run(tx);
}
