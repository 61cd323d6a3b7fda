import type { PayoutStatus } from '#contract/payouts/values.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import { findLastAct, type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { movePayout } from './move-payout.ts';
import { isByProvider, lockPayoutStatus } from './payout-queries.ts';

// What the platform does with payouts, each once. The shop's log names no person for it.

const decisions = ['payout_approved', 'payout_refused', 'payout_paid', 'payout_failed'] as const;

/** Changes the status of a payout for an operator. The slower of two is refused, and reads who was faster. */
async function moveFor(
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
    const last = await findLastAct(tx, decisions, number);
    throw last ? new Refusal('payout_decided', { name: last.by }) : error;
  }
}

const platformFor = (shopId: number): Actor => ({ shopId, accountId: null });

export function approvePayout(by: LoggedOperator, number: string): Promise<null> {
  return transaction(async (tx) => {
    const shopId = await moveFor(tx, by, number, 'approved');
    await logAct(tx, platformFor(shopId), 'payout_approved', number);
    await logOperatorAct(tx, by, { act: 'payout_approved', subject: number, after: { shopId } });
    return null;
  });
}

export function refusePayout(by: LoggedOperator, number: string, reason: string): Promise<null> {
  return transaction(async (tx) => {
    const shopId = await moveFor(tx, by, number, 'refused', { reason });
    await logAct(tx, platformFor(shopId), 'payout_refused', number, reason);
    await logOperatorAct(tx, by, { act: 'payout_refused', subject: number, after: { shopId }, reason });
    return null;
  });
}

/** What a provider pays is recorded by its own messages. */
async function assertByHand(tx: Transaction, number: string): Promise<void> {
  if (await isByProvider(tx, number)) throw new Refusal('payout_cannot_move');
}

/** `proofHash`: a picture of the transfer, uploaded by the operator who records it. */
export function recordPaidPayout(
  by: LoggedOperator,
  number: string,
  reference: string,
  proofHash: string | null = null,
): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, number);
    if (by && proofHash) await assertOwnPictures(tx, by.session.accountId, [proofHash]);
    const shopId = await moveFor(tx, by, number, 'paid', { reference, proofHash });
    await logAct(tx, platformFor(shopId), 'payout_paid', number, reference);
    await logOperatorAct(tx, by, { act: 'payout_paid', subject: number, after: { shopId, reference, proofHash } });
    return null;
  });
}

/** Before it was paid it has failed; afterwards it has come back. */
export function recordFailedPayout(by: LoggedOperator, number: string, reason: string): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, number);
    const wasPaid = (await lockPayoutStatus(tx, number)) === 'paid';
    const shopId = await moveFor(tx, by, number, wasPaid ? 'returned' : 'failed', { reason });
    if (wasPaid) await logAct(tx, platformFor(shopId), 'payout_returned', number, reason);
    else await logAct(tx, platformFor(shopId), 'payout_failed', number, reason);
    const [before, after] = wasPaid ? ['paid', 'returned'] : ['approved', 'failed'];
    const change = { before: { status: before }, after: { status: after, shopId } };
    await logOperatorAct(tx, by, { act: 'payout_failed', subject: number, ...change, reason });
    return null;
  });
}
