import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { favourites, productAlerts } from '#server/modules/catalogue/tables.ts';

/** Deletes what someone has saved and asked to be alerted about. */
export async function forgetFavourites(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.accountId, accountId));
  await tx.delete(productAlerts).where(eq(productAlerts.accountId, accountId));
}
