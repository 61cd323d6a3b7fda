import { asc, count, eq, inArray } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { flashPrices, priceNow } from '#server/modules/catalogue/card-queries.ts';
import { favourites, products } from '#server/modules/catalogue/tables.ts';

export const favouritesMax = 1_000;
/** Adds a product to an account's favourites, with its current price. Repeating it changes nothing: the first price counts. */
export async function addFavourite(accountId: number, productId: number): Promise<void> {
  await transaction(async (tx) => {
    if ((await addFavourites(tx, accountId, [productId])) === 0) throw new Refusal('product_not_found');
  });
}

/** Adds products to an account's favourites, as above, and returns how many of them exist. */
export async function addFavourites(
  tx: Transaction,
  accountId: number,
  productIds: readonly number[],
): Promise<number> {
  // One addition per person at a time: otherwise several at once would all find the last free place.
  await takeLock(tx, locks.favourites, accountId);
  const flash = flashPrices();
  const found = await tx
    .select({ productId: products.id, priceWhenSaved: priceNow })
    .from(products)
    .leftJoin(flash, eq(flash.productId, products.id))
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id));
  if (found.length === 0) return 0;
  const added = await tx
    .insert(favourites)
    .values(found.map((one) => ({ ...one, accountId })))
    .onConflictDoNothing()
    .returning({ id: favourites.id });
  if (added.length > 0 && (await countOf(tx, accountId)) > favouritesMax) throw new Refusal('too_many_favourites');
  return found.length;
}

async function countOf(tx: Transaction, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(favourites).where(eq(favourites.accountId, accountId));
  return row?.count ?? 0;
}
