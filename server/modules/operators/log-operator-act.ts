import type { OperatorAct } from '#contract/operators/platform-log.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { findNameAndAddress } from './account-queries.ts';
import { operatorLog } from './tables.ts';

const lettersMax = 200;

/** Who does it, and from where. Null: the demo's desk, at which nobody sits. */
export type LoggedOperator = (Pick<Caller, 'source' | 'userAgent'> & { session: { accountId: number } }) | null;

export type OperatorChange = {
  act: OperatorAct;
  subject: string;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string;
};

/** Writes into the log of the platform who does what, in the transaction that does it. */
export async function logOperatorAct(
  tx: Transaction,
  by: LoggedOperator,
  { act, subject, before = null, after = null, reason = '' }: OperatorChange,
): Promise<void> {
  if (by === null) return;
  const { session, source, userAgent } = by;
  await tx.insert(operatorLog).values({
    accountId: session.accountId,
    who: await findNameAndAddress(tx, session.accountId),
    act,
    subject: subject.slice(0, lettersMax),
    before,
    after,
    reason,
    source,
    device: userAgent.slice(0, lettersMax),
    at: mallNow,
  });
}
