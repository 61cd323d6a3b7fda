import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { shopsChanged } from '#server/modules/shops/events.ts';

/** Publishes that a shop has changed in what its pages and lists show. */
export async function publishShop(tx: Transaction, shopId: number): Promise<void> {
  await invalidateCache(tx, 'shops', 'products', `shop:${shopId}`);
  await publishIds(tx, shopsChanged, [shopId]);
}
