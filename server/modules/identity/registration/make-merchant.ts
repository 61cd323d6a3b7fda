import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** Makes an account a merchant, from its next call on. False when the account is disabled, or belongs to the platform's staff. */
export async function makeMerchant(tx: Transaction, accountId: number): Promise<boolean> {
  const made = await tx
    .update(accounts)
    .set({ role: 'merchant' })
    .where(and(eq(accounts.id, accountId), ne(accounts.role, 'platform'), isNull(accounts.disabledAt)))
    .returning({ id: accounts.id });
  return made.length > 0;
}

/** Makes a merchant who no longer owns a shop a shopper again. */
export async function endMerchant(tx: Transaction, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ role: 'shopper' })
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'merchant')));
}
