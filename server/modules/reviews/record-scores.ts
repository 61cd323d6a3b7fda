import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { recordRatings } from '#server/modules/catalogue/index.ts';
import { recordShopRatings } from '#server/modules/shops/index.ts';

type Scores = { productId: number; shopId: number; productScore: number; serviceScore: number };

/**
 * Adds what a review gives to the ratings of its products and their shop, or takes it away when the review is no longer
 * shown; all pages that show either are made anew. Whoever calls it has changed the review in the same transaction.
 */
export async function recordScores(tx: Transaction, scores: Scores, change: 1 | -1): Promise<void> {
  const { productId, shopId } = scores;
  const [product, service] = [change * scores.productScore, change * scores.serviceScore];
  await recordRatings(tx, [{ productId, scoreSum: product, count: change }]);
  await recordShopRatings(tx, [{ shopId, qualitySum: product, serviceSum: service, count: change }]);
  await invalidateCache(tx, `reviews:${productId}`);
}
