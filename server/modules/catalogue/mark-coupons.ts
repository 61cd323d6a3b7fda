import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishProducts } from './publish-products.ts';
import { products } from './tables.ts';

/** Sets or clears the mark of products for which a coupon can be received, as cards show it. */
export async function markCoupons(tx: Transaction, ids: readonly number[], hasCoupon: boolean): Promise<void> {
  if (ids.length === 0) return;
  // In the order of ids, so that two transactions that change the same products do not deadlock.
  const wrong = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), ne(products.hasCoupon, hasCoupon)))
    .orderBy(asc(products.id))
    .for('update');
  const changed = wrong.map(({ id }) => id);
  if (changed.length === 0) return;
  await tx
    .update(products)
    .set({ hasCoupon })
    .where(and(inArray(products.id, changed), eq(products.hasCoupon, !hasCoupon)));
  await publishProducts(tx, changed);
  await invalidateCache(tx, 'products');
}
