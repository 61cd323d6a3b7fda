import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { refunds } from './tables.ts';

/** Gives the refunds of a visitor to the account that they belong to. */
export async function adoptRefunds(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(refunds).set({ accountId: ownerId }).where(eq(refunds.accountId, visitorId));
}
