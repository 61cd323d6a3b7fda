import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publishProducts } from './publish-products.ts';
import { products } from './tables.ts';

/** Publishes all products of shops: their pages show whether the shop is open. */
export async function publishShopProducts(tx: Transaction, shopIds: readonly number[]): Promise<void> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.shopId, [...shopIds]))
    .orderBy(asc(products.id));
  await publishProducts(
    tx,
    found.map(({ id }) => id),
  );
}
