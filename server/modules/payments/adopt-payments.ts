import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Adopted } from '#server/modules/identity/index.ts';
import { payments } from './tables.ts';

/** Gives visitors' payments to the accounts they belong to. */
export async function adoptPayments(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  for (const { visitorId, ownerId: accountId } of adopted)
    await tx.update(payments).set({ accountId }).where(eq(payments.accountId, visitorId));
}
