import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { productsChanged } from './events.ts';

const batchSize = 10_000; // arguments of one function call

/**
 * Publishes that products were added, removed or changed in what lists or search use: any number, in batches. Their cached
 * pages are dropped.
 */
export async function publishProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await publishIds(tx, productsChanged, ids);
  for (let start = 0; start < ids.length; start += batchSize)
    await invalidateCache(tx, ...ids.slice(start, start + batchSize).map((id) => `product:${id}` as const));
}
