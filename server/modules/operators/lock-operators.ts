import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OperatorMembership } from '#server/http/session/membership.ts';
import { findOperator } from './operator-queries.ts';

/**
 * Lets one change of operators, their roles or invitations run at a time, until its transaction ends, and returns what its caller
 * may do now: the change before this one may have taken that away.
 */
export async function lockOperators(tx: Transaction, { session }: Caller<'platform'>): Promise<OperatorMembership> {
  await takeLock(tx, locks.operators);
  const membership = await findOperator(session.accountId, tx);
  if (!membership?.scopes.includes('operators')) throw new Refusal('not_allowed');
  return membership;
}
