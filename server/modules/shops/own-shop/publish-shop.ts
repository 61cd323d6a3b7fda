import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { shopsChanged } from '#server/modules/shops/events.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Publishes that a shop has changed in what its pages and lists show. */
export async function publishShop(tx: Transaction, shopId: number): Promise<void> {
  await invalidateCache(tx, 'shops', 'products', `shop:${shopId}`);
  await publishIds(tx, shopsChanged, [shopId]);
}

/** Lets those wait who change the same list of a shop at once. */
export async function lockShop(tx: Transaction, shopId: number): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('no key update');
}
