import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/identity/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { sessions } from '#server/modules/identity/tables.ts';
import { openSession } from './sessions.ts';

/** Signs an account in and ends the caller's previous session: no token survives a sign-in. */
export async function changeSession(
  tx: Transaction,
  accountId: number,
  caller: Caller,
  hasGivenSecondFactor = false,
): Promise<string> {
  if (caller.session) await tx.delete(sessions).where(eq(sessions.id, caller.session.id));
  return openSession(tx, accountId, caller.userAgent, caller.sessionKind, hasGivenSecondFactor);
}

/** Hands over the new session. Called after the transaction that opened it has committed. */
export function signedIn({ id, userType, nickname, email, phone }: Account, token: string, caller: Caller): SignedIn {
  return { token: caller.giveToken(token), type: userType, uid: id, nickname, email, phone };
}
