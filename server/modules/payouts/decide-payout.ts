import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { movePayout } from './move-payout.ts';
import { isByProvider, lockPayoutStatus } from './payout-queries.ts';

// What the platform does with payouts, each once. The shop's log names no person for it.

const platformFor = (shopId: number): Actor => ({ shopId, accountId: null });

export function approvePayout(by: LoggedOperator, number: string): Promise<null> {
  return transaction(async (tx) => {
    const { shopId } = await movePayout(tx, { number }, 'approved');
    await logAct(tx, platformFor(shopId), 'payout_approved', number);
    await logOperatorAct(tx, by, { act: 'payout_approved', subject: number, after: { shopId } });
    return null;
  });
}

export function refusePayout(by: LoggedOperator, number: string, reason: string): Promise<null> {
  return transaction(async (tx) => {
    const { shopId } = await movePayout(tx, { number }, 'refused', { reason });
    await logAct(tx, platformFor(shopId), 'payout_refused', number, reason);
    await logOperatorAct(tx, by, { act: 'payout_refused', subject: number, after: { shopId }, reason });
    return null;
  });
}

/** What a provider pays is recorded by its own messages. */
async function assertByHand(tx: Transaction, number: string): Promise<void> {
  if (await isByProvider(tx, number)) throw new Refusal('payout_cannot_move');
}

export function recordPaidPayout(by: LoggedOperator, number: string, reference: string): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, number);
    const { shopId } = await movePayout(tx, { number }, 'paid', { reference });
    await logAct(tx, platformFor(shopId), 'payout_paid', number, reference);
    await logOperatorAct(tx, by, { act: 'payout_paid', subject: number, after: { shopId, reference } });
    return null;
  });
}

/** Before it was paid it has failed; afterwards it has come back. */
export function recordFailedPayout(by: LoggedOperator, number: string, reason: string): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, number);
    const wasPaid = (await lockPayoutStatus(tx, number)) === 'paid';
    const { shopId } = await movePayout(tx, { number }, wasPaid ? 'returned' : 'failed', { reason });
    if (wasPaid) await logAct(tx, platformFor(shopId), 'payout_returned', number, reason);
    else await logAct(tx, platformFor(shopId), 'payout_failed', number, reason);
    const [before, after] = wasPaid ? ['paid', 'returned'] : ['approved', 'failed'];
    const change = { before: { status: before }, after: { status: after, shopId } };
    await logOperatorAct(tx, by, { act: 'payout_failed', subject: number, ...change, reason });
    return null;
  });
}
