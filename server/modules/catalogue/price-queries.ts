import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { flashPrices, priceNow } from './card-queries.ts';
import { products } from './tables.ts';

/** What a product costs at this moment at the least, or null when there is no such product. */
export async function priceOf(tx: Pick<Transaction, 'select'>, productId: number): Promise<number | null> {
  const flash = flashPrices();
  const [row] = await tx
    .select({ price: priceNow })
    .from(products)
    .leftJoin(flash, eq(flash.productId, products.id))
    .where(eq(products.id, productId));
  return row?.price ?? null;
}
