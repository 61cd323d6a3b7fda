import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { recordRatings } from '#server/modules/catalogue/index.ts';
import { recordShopRatings } from '#server/modules/shops/index.ts';

type Scores = { productId: number; shopId: number; productScore: number; serviceScore: number };

/**
 * Adds a review's scores to the ratings of its product and shop, or subtracts them when the review is hidden; cached pages that
 * show either are dropped. The caller has changed the review in the same transaction.
 */
export async function recordScores(tx: Transaction, scores: Scores, change: 1 | -1): Promise<void> {
  const { productId, shopId } = scores;
  const [product, service] = [change * scores.productScore, change * scores.serviceScore];
  await recordRatings(tx, [{ productId, scoreSum: product, count: change }]);
  await recordShopRatings(tx, [{ shopId, qualitySum: product, serviceSum: service, count: change }]);
  await invalidateCache(tx, `reviews:${productId}`);
}
