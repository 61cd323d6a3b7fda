import { inArray, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { accountsDisabled } from '#server/modules/identity/events.ts';
import { findAccount } from '#server/modules/identity/queries.ts';
import { endSessionsOf } from '#server/modules/identity/sessions/sessions.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { isPasswordRight } from './passwords.ts';

export type KnownPassword = { email: string; password: string };
export type KnownAccount = { id: number; email: string; isDisabled: boolean };

/** Which of these accounts exist and still have their publicly known password. */
export async function findByKnownPasswords(known: readonly KnownPassword[]): Promise<KnownAccount[]> {
  const found: KnownAccount[] = [];
  for (const { email, password } of known) {
    const account = await findAccount({ email });
    if (!account?.passwordHash || !(await isPasswordRight(account.passwordHash, password))) continue;
    found.push({ id: account.id, email, isDisabled: account.disabledAt !== null });
  }
  return found;
}

/** Disables these accounts and ends their sessions. */
export async function disableAccounts(ids: readonly number[]): Promise<void> {
  await transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ disabledAt: sql`now()` })
      .where(inArray(accounts.id, [...ids]));
    for (const id of ids) await endSessionsOf(tx, id);
    await publishIds(tx, accountsDisabled, ids);
  });
}

/** Enables these accounts again. */
export async function enableAccounts(ids: readonly number[]): Promise<void> {
  await database()
    .update(accounts)
    .set({ disabledAt: null })
    .where(inArray(accounts.id, [...ids]));
}
