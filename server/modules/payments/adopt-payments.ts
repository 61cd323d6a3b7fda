import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { payments } from './tables.ts';

/** Gives the payments of a visitor to the account that they belong to. */
export async function adoptPayments(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(payments).set({ accountId: ownerId }).where(eq(payments.accountId, visitorId));
}
