import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { refunds } from './tables.ts';

/** Gives a visitor's refunds to the account they belong to. */
export async function adoptRefunds(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(refunds).set({ accountId: ownerId }).where(eq(refunds.accountId, visitorId));
}
