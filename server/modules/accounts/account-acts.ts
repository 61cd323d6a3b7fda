import type { showAccountPeople } from '#contract/accounts/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { OperatorAct } from '#contract/operators/platform-log.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { adoptVisitors, endSessionsOf, setDisabled } from '#server/modules/identity/index.ts';
import { findLastAct, type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { countOpenVisitors, listHomes } from './account-queries.ts';
import { findAccountRow, lockAccountRow } from './account-row-queries.ts';

type Act = { id: number; reason: string };

/** Disables an account and signs it out everywhere. An operator is removed first: that has rules of its own. */
export function disableAccount(operator: LoggedOperator, { id, reason }: Act): Promise<null> {
  return transaction(async (tx) => {
    const account = await findAccountRow(tx, id);
    if (account.role === 'platform') throw new Refusal('account_of_operator');
    if (!(await setDisabled(tx, id, true))) throw await saidBy(tx, 'account_already_disabled', 'account_disabled', id);
    const ended = await endSessionsOf(tx, id);
    await logOperatorAct(tx, operator, {
      ...{ act: 'account_disabled', subject: String(id), reason },
      ...{ before: { isDisabled: false }, after: { isDisabled: true, sessionsEnded: ended } },
    });
    return null;
  });
}

/** Enables it again: its owner can sign in from now on. */
export function enableAccount(operator: LoggedOperator, { id, reason }: Act): Promise<null> {
  return transaction(async (tx) => {
    const { deletedAt } = await findAccountRow(tx, id);
    if (deletedAt !== null) throw await saidBy(tx, 'account_deleted', 'account_deleted', id);
    if (!(await setDisabled(tx, id, false))) throw await saidBy(tx, 'account_already_enabled', 'account_enabled', id);
    await logOperatorAct(tx, operator, {
      ...{ act: 'account_enabled', subject: String(id), reason },
      ...{ before: { isDisabled: true }, after: { isDisabled: false } },
    });
    return null;
  });
}

/** Another operator was faster, and is named if the log knows. */
export async function saidBy(
  tx: Transaction,
  why: 'account_already_disabled' | 'account_already_enabled' | 'account_deleted',
  act: OperatorAct,
  id: number,
): Promise<Refusal> {
  const last = await findLastAct(tx, [act], String(id));
  return new Refusal(why, { known: last ? 'yes' : 'no', name: last?.by ?? '' });
}

export function signOutEverywhere(operator: LoggedOperator, { id, reason }: Act): Promise<{ ended: number }> {
  return transaction(async (tx) => {
    const account = await findAccountRow(tx, id);
    if (account.role === 'platform') throw new Refusal('account_of_operator');
    const ended = await endSessionsOf(tx, id);
    const after = { sessionsEnded: ended };
    await logOperatorAct(tx, operator, { act: 'account_signed_out', subject: String(id), after, reason });
    return { ended };
  });
}

/** Gives an account the orders of the visitors with its own mail address, as if its owner had proven it once more. */
export function adoptVisitorsOf(operator: LoggedOperator, { id, reason }: Act): Promise<{ visitors: number }> {
  return transaction(async (tx) => {
    const { email, userType, disabledAt } = await lockAccountRow(tx, id); // it may be about to be deleted
    const isMember = userType !== 'visitor' && disabledAt === null;
    const visitors = isMember && email !== null ? await countOpenVisitors(tx, email) : 0;
    if (email === null || visitors === 0) throw new Refusal('no_visitors_to_adopt');
    await adoptVisitors(tx, id, email);
    const after = { visitors };
    await logOperatorAct(tx, operator, { act: 'account_visitors_adopted', subject: String(id), after, reason });
    return { visitors };
  });
}

/** Mail address, phone and addresses of an account. That someone has looked is written down with it. */
export function showPeople(operator: LoggedOperator, id: number): Promise<OutputOf<typeof showAccountPeople>> {
  return transaction(async (tx) => {
    const { email, phone } = await findAccountRow(tx, id);
    await logOperatorAct(tx, operator, { act: 'account_people_shown', subject: String(id) });
    return { email, phone, addresses: await listHomes(tx, id) };
  });
}
