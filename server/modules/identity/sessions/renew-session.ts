import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { changeSession } from './change-session.ts';

/** Signs in as an existing visitor, for a caller who has proved the visitor's mailbox in this transaction. */
export async function renewSession(
  tx: Transaction,
  visitorId: number,
  caller: Caller,
): Promise<{ account: Account; token: string }> {
  const isOpen = and(
    eq(accounts.id, visitorId),
    eq(accounts.userType, 'visitor'),
    isNull(accounts.adoptedBy),
    isNull(accounts.disabledAt),
  );
  const [account] = await tx.select().from(accounts).where(isOpen).for('share');
  if (!account) throw new Refusal('wrong_code');
  return { account, token: await changeSession(tx, account.id, caller) };
}
