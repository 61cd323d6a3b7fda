import { count, eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { priceOf } from './price-queries.ts';
import { favourites } from './tables.ts';

export const favouritesMax = 1_000;
const favouritesLock = 7_215_010;

/** Adds a product to somebody's favourites, with the price it has now. Twice is once, and the first time counts. */
export async function addFavourite(accountId: number, productId: number): Promise<void> {
  await transaction(async (tx) => {
    // One of a person's additions at a time: otherwise several at once would all find the last free place.
    await tx.execute(sql`select pg_advisory_xact_lock(${favouritesLock}, ${accountId})`);
    const price = await priceOf(tx, productId);
    if (price === null) throw new Refusal('product_not_found');
    const added = await tx
      .insert(favourites)
      .values({ accountId, productId, priceWhenSaved: price })
      .onConflictDoNothing()
      .returning({ id: favourites.id });
    if (added.length > 0 && (await countOf(tx, accountId)) > favouritesMax) throw new Refusal('too_many_favourites');
  });
}

async function countOf(tx: Transaction, accountId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(favourites).where(eq(favourites.accountId, accountId));
  return row?.count ?? 0;
}
