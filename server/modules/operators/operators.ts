import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/operators/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OperatorMembership } from '#server/http/session/membership.ts';
import { endOperator, endSessionsOf } from '#server/modules/identity/index.ts';
import { endInvitationsOf } from './end-invitations.ts';
import { lockOperators } from './lock-operators.ts';
import { logOperatorAct } from './log-operator-act.ts';
import { lockOperator } from './operator-queries.ts';
import { assertWithin, lockRole } from './roles.ts';
import { operators } from './tables.ts';

/** Gives an operator another role. Invitations that they have sent end. */
export function changeRole(
  caller: Caller<'platform'>,
  { accountId, roleId }: z.output<typeof contract.changeOperatorRole.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const membership = await lockOperators(tx, caller);
    const colleague = await lockColleague(tx, caller, membership, accountId);
    const role = await lockRole(tx, membership, roleId);
    await tx
      .insert(operators)
      .values({ accountId, roleId, joinedAt: mallNow })
      .onConflictDoUpdate({ target: operators.accountId, set: { roleId } });
    await endInvitationsOf(tx, caller, [accountId]);
    await logOperatorAct(tx, caller, {
      act: 'operator_role_changed',
      subject: nameOf(colleague),
      before: { role: colleague.roleName },
      after: { role: role.name },
    });
    return null;
  });
}

/** Makes an operator a shopper again, and signs them out everywhere. Invitations that they have sent end. */
export function removeOperator(caller: Caller<'platform'>, accountId: number): Promise<null> {
  return transaction(async (tx) => {
    const colleague = await lockColleague(tx, caller, await lockOperators(tx, caller), accountId);
    await tx.delete(operators).where(eq(operators.accountId, accountId));
    await endOperator(tx, accountId);
    await endSessionsOf(tx, accountId);
    await endInvitationsOf(tx, caller, [accountId]);
    await logOperatorAct(tx, caller, {
      act: 'operator_removed',
      subject: nameOf(colleague),
      before: { role: colleague.roleName },
    });
    return null;
  });
}

/**
 * Locks another operator, and refuses if they may do more than the caller. Only an administrator changes another one, and nobody
 * changes themselves: so whoever takes an administrator away remains one, and the mall never loses its last.
 */
async function lockColleague(
  tx: Transaction,
  { session }: Caller<'platform'>,
  membership: OperatorMembership,
  accountId: number,
) {
  const colleague = await lockOperator(tx, accountId);
  if (!colleague) throw new Refusal('operator_not_found');
  if (accountId === session.accountId) throw new Refusal('not_allowed');
  if (colleague.isAdministrator && !membership.isAdministrator) throw new Refusal('not_allowed');
  assertWithin(membership, colleague.scopes);
  return colleague;
}

const nameOf = ({ nickname, email }: { nickname: string; email: string | null }) => email ?? nickname;
