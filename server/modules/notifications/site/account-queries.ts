import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/**
 * Whether an account was not deleted, and stays as it is until the transaction ends: neither is it deleted meanwhile, nor does it choose
 * something else.
 */
export async function holdAccount(tx: Transaction, accountId: number): Promise<boolean> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
    .for('key share');
  return account !== undefined;
}

/** Keeps everything that is about to notify an account waiting until the transaction ends. */
export async function lockAccount(tx: Transaction, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}
