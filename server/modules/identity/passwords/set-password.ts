import type { SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { voidCodesOf } from '#server/modules/identity/codes/codes.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { deleteUnfinishedSignIns } from '#server/modules/identity/second-factor/unfinished-sign-ins.ts';
import { endSessionsOf } from '#server/modules/identity/sessions/sessions.ts';
import { forgetFailures } from '#server/modules/identity/sign-in/sign-in-failures.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';

/**
 * Sets an account's password and revokes all access that the old one may have given: every session except the one that may
 * stay, and every code already sent. The owner is notified. Null when the account does not exist.
 */
export async function setPassword(
  tx: Transaction,
  whose: SQL | undefined,
  passwordHash: string,
  keepSessionId?: number,
): Promise<Account | null> {
  // The account is updated first: a sign-in at the same time either sees the new password or is ended with the others.
  const [account] = await tx.update(accounts).set({ passwordHash }).where(whose).returning();
  if (!account) return null;
  await endSessionsOf(tx, account.id, keepSessionId);
  await deleteUnfinishedSignIns(tx, account.id);
  const { email, phone, locale } = account;
  if (phone) {
    await voidCodesOf(tx, phone);
    await forgetFailures(tx, { phone });
  }
  if (email) {
    await voidCodesOf(tx, email);
    await forgetFailures(tx, { email });
    await queueMessage(tx, { channel: 'email', to: email, locale, kind: 'passwordChanged' });
  }
  return account;
}
