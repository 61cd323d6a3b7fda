import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';

/** The available stock of a variant before and after a change. */
export type StockChange = { productId: number; before: number; after: number };

const exactBelow = 20;

/**
 * Drops cached pages of products whose shown stock is outdated: of scarce products at every sale, of plentiful ones only when
 * the leading digit changes, so that a bestseller is not rendered again at each sale.
 */
export async function publishStock(tx: Transaction, changes: readonly StockChange[]): Promise<void> {
  const changed = changes.filter(({ before, after }) => stepOf(before) !== stepOf(after));
  if (changed.length === 0) return;
  await invalidateCache(tx, ...new Set(changed.map(({ productId }) => `product:${productId}` as const)));
}

/** 7 is 7, 57 is 50, 157 is 100, 1,570 is 1,000. */
export function stepOf(stock: number): number {
  if (stock < exactBelow) return stock;
  const unit = 10 ** (String(stock).length - 1);
  return Math.floor(stock / unit) * unit;
}
