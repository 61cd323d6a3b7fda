import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { movePayout } from './move-payout.ts';
import { isByProvider, lockPayoutStatus } from './payout-queries.ts';

// What the platform does with payouts, each once. The shop's log names no person for it.

const platformFor = (shopId: number): Actor => ({ shopId, accountId: null });

export function approvePayout(number: string): Promise<null> {
  return transaction(async (tx) => {
    const { shopId } = await movePayout(tx, { number }, 'approved');
    await logAct(tx, platformFor(shopId), 'payout_approved', number);
    return null;
  });
}

export function refusePayout(number: string, reason: string): Promise<null> {
  return transaction(async (tx) => {
    const { shopId } = await movePayout(tx, { number }, 'refused', { reason });
    await logAct(tx, platformFor(shopId), 'payout_refused', number, reason);
    return null;
  });
}

/** What a provider pays is recorded by its own messages. */
async function assertByHand(tx: Transaction, number: string): Promise<void> {
  if (await isByProvider(tx, number)) throw new Refusal('payout_cannot_move');
}

export function recordPaidPayout(number: string, reference: string): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, number);
    const { shopId } = await movePayout(tx, { number }, 'paid', { reference });
    await logAct(tx, platformFor(shopId), 'payout_paid', number, reference);
    return null;
  });
}

/** Before it was paid it has failed; afterwards it has come back. */
export function recordFailedPayout(number: string, reason: string): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, number);
    const wasPaid = (await lockPayoutStatus(tx, number)) === 'paid';
    const { shopId } = await movePayout(tx, { number }, wasPaid ? 'returned' : 'failed', { reason });
    if (wasPaid) await logAct(tx, platformFor(shopId), 'payout_returned', number, reason);
    else await logAct(tx, platformFor(shopId), 'payout_failed', number, reason);
    return null;
  });
}
