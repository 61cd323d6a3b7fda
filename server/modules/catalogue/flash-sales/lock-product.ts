import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { products } from '#server/modules/catalogue/tables.ts';

/**
 * Locks a product until the transaction ends. Two sales that accept it, and whoever takes it off sale, come one after another. Its
 * name, or null without one.
 */
export async function lockProduct(
  tx: Transaction,
  productId: number,
): Promise<typeof products.$inferSelect.name | null> {
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  return product?.name ?? null;
}
