import { sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { shopsChanged } from './events.ts';
import { shops } from './tables.ts';

export type ShopRatingChange = { shopId: number; qualitySum: number; serviceSum: number; count: number };

/** Adds review scores to shops. Their stars are the mean of both scores, in tenths, stored so that lists can be sorted by them. */
export async function recordShopRatings(tx: Transaction, changes: readonly ShopRatingChange[]): Promise<void> {
  if (changes.length === 0) return;
  // In the order of ids, so that two transactions that rate the same shops do not deadlock.
  const ordered = changes.toSorted((a, b) => a.shopId - b.shopId);
  for (const { shopId, qualitySum, serviceSum, count } of ordered) {
    const quality = sql`${shops.qualitySum} + ${qualitySum}`;
    const service = sql`${shops.serviceSum} + ${serviceSum}`;
    const reviews = sql`${shops.reviewCount} + ${count}`;
    await tx
      .update(shops)
      .set({
        qualitySum: quality,
        serviceSum: service,
        reviewCount: reviews,
        ratingTenths: sql`case when ${reviews} > 0 then round((${quality} + ${service}) * 5.0 / (${reviews})) else 50 end`,
      })
      .where(sql`${shops.id} = ${shopId}`);
  }
  const ids = ordered.map(({ shopId }) => shopId);
  await invalidateCache(tx, 'shops', ...ids.map((id) => `shop:${id}` as const));
  await publishIds(tx, shopsChanged, ids);
}
