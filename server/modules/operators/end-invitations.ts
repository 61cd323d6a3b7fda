import { inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { type LoggedOperator, logOperatorAct } from './log-operator-act.ts';
import { operatorInvitations } from './tables.ts';

/** Ends the invitations of senders who lose rights: they may have sent them to another mailbox of their own. */
export async function endInvitationsOf(
  tx: Transaction,
  by: LoggedOperator,
  senderIds: readonly number[],
): Promise<void> {
  const ended = await tx
    .delete(operatorInvitations)
    .where(inArray(operatorInvitations.invitedBy, [...senderIds]))
    .returning({ email: operatorInvitations.email });
  for (const { email } of ended)
    await logOperatorAct(tx, by, { act: 'operator_invitation_withdrawn', subject: email ?? '' });
}
