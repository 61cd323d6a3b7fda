import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** Makes a shopper an operator, from their next call on. False when the account is disabled, or someone sells with it. */
export async function makeOperator(tx: Transaction, accountId: number): Promise<boolean> {
  const made = await tx
    .update(accounts)
    .set({ role: 'platform' })
    .where(
      and(eq(accounts.id, accountId), inArray(accounts.role, ['shopper', 'platform']), isNull(accounts.disabledAt)),
    )
    .returning({ id: accounts.id });
  return made.length > 0;
}

/** Makes someone who no longer runs the mall a shopper again. */
export async function endOperator(tx: Transaction, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ role: 'shopper' })
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'platform')));
}
