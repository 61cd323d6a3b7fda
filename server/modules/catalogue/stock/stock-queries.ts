import { and, asc, eq, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { skus } from '#server/modules/catalogue/tables.ts';

/** The available stock of each variant of a product, never from a cache. */
export async function getStockOf(productId: number): Promise<{ skus: { id: number; stock: number }[] }> {
  const rows = await database()
    .select({ id: skus.id, stock: sql<number>`${skus.onHand} - ${skus.reserved}` })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.isOffered, true)))
    .orderBy(asc(skus.id));
  if (rows.length === 0) throw new Refusal('product_not_found');
  return { skus: rows };
}
