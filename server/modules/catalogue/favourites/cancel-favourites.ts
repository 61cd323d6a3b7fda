import { and, eq, inArray } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { favourites } from '#server/modules/catalogue/tables.ts';

/** Removes products from an account's favourites and returns how many were among them. */
export async function cancelFavourites(accountId: number, productIds: readonly number[]): Promise<number> {
  const cancelled = await transaction((tx) =>
    tx
      .delete(favourites)
      .where(and(eq(favourites.accountId, accountId), inArray(favourites.productId, [...productIds])))
      .returning({ id: favourites.id }),
  );
  return cancelled.length;
}
