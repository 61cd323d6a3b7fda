import type { z } from 'zod';
import type { endAccountSession as contract } from '#contract/accounts/platform-benefits.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { endOneSessionOf } from '#server/modules/identity/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { findAccountRow } from './account-row-queries.ts';

/** Signs an account out in one place. */
export function endAccountSession(
  operator: LoggedOperator,
  { id, sessionId, reason }: z.output<typeof contract.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const account = await findAccountRow(tx, id);
    if (account.role === 'platform') throw new Refusal('account_of_operator');
    if (!(await endOneSessionOf(tx, id, sessionId))) throw new Refusal('session_over');
    const after = { sessionsEnded: 1 };
    await logOperatorAct(tx, operator, { act: 'account_session_ended', subject: String(id), after, reason });
    return null;
  });
}
