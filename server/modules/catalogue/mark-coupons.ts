import { inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { announcePageChange } from '#server/database/page-changes.ts';
import { announceProducts } from './announce-products.ts';
import { products } from './tables.ts';

/** Marks the goods for which a coupon of their own can be received, so that cards can say so. */
export async function markCoupons(tx: Transaction, where: { productIds: number[]; shopIds: number[] }): Promise<void> {
  const { productIds, shopIds } = where;
  if (productIds.length + shopIds.length === 0) return;
  const marked = await tx
    .update(products)
    .set({ hasCoupon: true })
    .where(or(inArray(products.id, productIds), inArray(products.shopId, shopIds)))
    .returning({ id: products.id });
  await announceProducts(
    tx,
    marked.map(({ id }) => id),
  );
  await announcePageChange(tx, 'products');
}
