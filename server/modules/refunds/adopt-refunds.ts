import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Adopted } from '#server/modules/identity/index.ts';
import { refunds } from './tables.ts';

/** Gives visitors' refunds to the accounts they belong to. */
export async function adoptRefunds(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  for (const { visitorId, ownerId: accountId } of adopted)
    await tx.update(refunds).set({ accountId }).where(eq(refunds.accountId, visitorId));
}
