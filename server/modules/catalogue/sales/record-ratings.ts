import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { products } from '#server/modules/catalogue/tables.ts';

export type RatingChange = { productId: number; scoreSum: number; count: number };

/** Adds review scores to the rating of products. */
export async function recordRatings(tx: Transaction, changes: readonly RatingChange[]): Promise<void> {
  for (const { productId, scoreSum, count } of changes) {
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${scoreSum}`,
        ratingCount: sql`${products.ratingCount} + ${count}`,
      })
      .where(sql`${products.id} = ${productId}`);
  }
  await publishProducts(
    tx,
    changes.map(({ productId }) => productId),
  );
}
