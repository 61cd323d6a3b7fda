import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { carts } from './tables.ts';

/** Deletes the cart of an account with all that is in it. */
export async function deleteCartOf(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.accountId, accountId));
}
