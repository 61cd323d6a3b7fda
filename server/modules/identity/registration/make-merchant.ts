import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** Lets someone sell, from their next call on. False when the account is closed, or is one of the mall's own people. */
export async function makeMerchant(tx: Transaction, accountId: number): Promise<boolean> {
  const made = await tx
    .update(accounts)
    .set({ role: 'merchant' })
    .where(and(eq(accounts.id, accountId), ne(accounts.role, 'platform'), isNull(accounts.disabledAt)))
    .returning({ id: accounts.id });
  return made.length > 0;
}
