import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { payments } from './tables.ts';

/** Gives a visitor's payments to the account they belong to. */
export async function adoptPayments(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(payments).set({ accountId: ownerId }).where(eq(payments.accountId, visitorId));
}
