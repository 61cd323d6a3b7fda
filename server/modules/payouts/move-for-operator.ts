import type { PayoutStatus } from '#contract/payouts/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findLastAct, type LoggedOperator } from '#server/modules/operators/index.ts';
import { movePayout } from './move-payout.ts';
import { isByProvider } from './payout-queries.ts';

const decisions = [
  'payout_approved',
  'payout_refused',
  'payout_sent',
  'payout_paid',
  'payout_failed',
  'payout_returned',
] as const;

/** Changes the status of a payout for an operator. The slower of two is refused, and reads who was faster. */
export async function moveFor(
  tx: Transaction,
  by: LoggedOperator,
  number: string,
  to: PayoutStatus,
  change: Parameters<typeof movePayout>[3] = {},
): Promise<number> {
  try {
    return (await movePayout(tx, { number }, to, change)).shopId;
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'payout_cannot_move') || by === null) throw error;
    throw await slowerThan(tx, number);
  }
}

/** What an operator reads whose colleague has decided meanwhile. */
export async function slowerThan(tx: Transaction, number: string): Promise<Refusal> {
  const last = await findLastAct(tx, decisions, number);
  return last ? new Refusal('payout_decided', { name: last.by }) : new Refusal('payout_cannot_move');
}

/** The shop's log names no person for what the platform did. */
export const platformFor = (shopId: number): Actor => ({ shopId, accountId: null });

/** What a provider pays is recorded by its own messages. */
export async function assertByHand(tx: Transaction, number: string): Promise<void> {
  if (await isByProvider(tx, number)) throw new Refusal('payout_cannot_move');
}
