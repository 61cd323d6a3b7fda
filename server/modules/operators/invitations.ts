import { and, count, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { getOperatorInvitation } from '#contract/operators/console.ts';
import type * as contract from '#contract/operators/platform.ts';
import { type OperatorInvitation, operatorInvitationDays, operatorsMax } from '#contract/operators/platform.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OperatorMembership } from '#server/http/session/membership.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { makeOperator } from '#server/modules/identity/index.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { findPerson } from './account-queries.ts';
import { lockOperators } from './lock-operators.ts';
import { logOperatorAct } from './log-operator-act.ts';
import { lockRole } from './roles.ts';
import { operatorInvitations, operatorRoles, operators } from './tables.ts';

type Input = z.output<typeof contract.inviteOperator.input>;

/** All but the link for the first administrator. */
const isToSomeone = isNotNull(operatorInvitations.email);

/** Invites someone to run the mall by a link in a mail. A second invitation of the same person replaces the first. */
export async function inviteOperator(
  caller: Caller<'platform'>,
  { email, roleId }: Input,
): Promise<OperatorInvitation> {
  await caller.countTry('inviteStaff');
  return transaction(async (tx) => {
    const membership = await lockOperators(tx, caller);
    const role = await lockRole(tx, membership, roleId);
    await deleteInvitation(tx, membership, eq(operatorInvitations.email, email));
    const [open] = await tx.select({ total: count() }).from(operatorInvitations);
    if ((open?.total ?? 0) >= operatorsMax) throw new Refusal('too_many_operators');
    const person = await findPerson(tx, { email });
    if (person?.role === 'platform') throw new Refusal('already_operator');
    if (person?.role === 'merchant') throw new Refusal('cannot_run_mall');
    const key = newToken();
    const [invited] = await tx
      .insert(operatorInvitations)
      .values({
        keyHash: hashToken(key),
        email,
        roleId,
        invitedBy: caller.session.accountId,
        invitedAt: mallNow,
        endsAt: sql`${mallNow} + make_interval(days => ${operatorInvitationDays})`,
      })
      .returning();
    if (!invited) throw new Error('Writing an invitation returned no row');
    const locale = person?.locale ?? caller.locale;
    await queueMessage(tx, {
      channel: 'email',
      to: email,
      locale,
      kind: 'operatorInvitation',
      values: {
        days: operatorInvitationDays,
        link: `${caller.origin}/console/run-the-mall?key=${key}&locale=${locale}`,
      },
    });
    await logOperatorAct(tx, caller, { act: 'operator_invited', subject: email, after: { role: role.name } });
    const { id, invitedAt, endsAt } = invited;
    return {
      id,
      email,
      roleId,
      roleName: role.name,
      invitedAt: invitedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
}

export function withdrawInvitation(caller: Caller<'platform'>, id: number): Promise<null> {
  return transaction(async (tx) => {
    const membership = await lockOperators(tx, caller);
    const withdrawn = await deleteInvitation(tx, membership, eq(operatorInvitations.id, id));
    if (!withdrawn) throw new Refusal('invitation_over');
    await logOperatorAct(tx, caller, { act: 'operator_invitation_withdrawn', subject: withdrawn.email ?? '' });
    return null;
  });
}

/** Deletes an invitation if there is one. Refuses those who could not have sent it: nobody undoes what only others may do. */
async function deleteInvitation(tx: Transaction, membership: OperatorMembership, isMeant: SQL) {
  const [invitation] = await tx
    .select({ id: operatorInvitations.id, email: operatorInvitations.email, roleId: operatorInvitations.roleId })
    .from(operatorInvitations)
    .where(and(isMeant, isToSomeone))
    .for('update');
  if (!invitation) return null;
  await lockRole(tx, membership, invitation.roleId);
  await tx.delete(operatorInvitations).where(eq(operatorInvitations.id, invitation.id));
  return invitation;
}

/** Deletes invitations that nobody accepted in time. */
export async function deleteOldOperatorInvitations(): Promise<void> {
  await database().delete(operatorInvitations).where(lt(operatorInvitations.endsAt, mallNow));
}

/** Who is invited, for the page that a link leads to. */
export async function findInvitation(key: string): Promise<OutputOf<typeof getOperatorInvitation>> {
  const [found] = await database()
    .select({ email: operatorInvitations.email, roleName: operatorRoles.name })
    .from(operatorInvitations)
    .leftJoin(operatorRoles, eq(operatorRoles.id, operatorInvitations.roleId))
    .where(isOpen(key));
  if (!found) throw new Refusal('invitation_over');
  const { email, roleName } = found;
  return { email, roleName, hasAccount: email !== null && (await findPerson(database(), { email })) !== null };
}

/** Joins those who run the mall, once: of two tabs that accept at the same time, the second finds the invitation gone. */
export async function acceptInvitation(key: string, caller: Caller<'shopper'>): Promise<null> {
  const { session } = caller;
  if (session.userType === 'visitor') throw new Refusal('visitor_account');
  return transaction(async (tx) => {
    const { email, roleId } = await takeInvitation(tx, key, isToSomeone);
    const person = await findPerson(tx, { accountId: session.accountId });
    if (person?.email !== email) throw new Refusal('invitation_of_another');
    if (person?.role === 'platform') throw new Refusal('already_operator');
    if (!(await makeOperator(tx, session.accountId))) throw new Refusal('cannot_run_mall');
    await tx.insert(operators).values({ accountId: session.accountId, roleId, joinedAt: mallNow });
    await logOperatorAct(tx, caller, { act: 'operator_joined', subject: email ?? '' });
    return null;
  });
}

const isOpen = (key: string) =>
  and(eq(operatorInvitations.keyHash, hashToken(key)), gt(operatorInvitations.endsAt, mallNow));

/** Takes an invitation, once: the statement that finds it deletes it, and it comes back if the transaction fails. */
export async function takeInvitation(
  tx: Transaction,
  key: string,
  isOfKind: SQL,
): Promise<typeof operatorInvitations.$inferSelect> {
  const [invitation] = await tx
    .delete(operatorInvitations)
    .where(and(isOpen(key), isOfKind))
    .returning();
  if (!invitation) throw new Refusal('invitation_over');
  return invitation;
}
