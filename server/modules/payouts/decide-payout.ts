import { transaction } from '#server/database/connection.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { assertByHand, moveFor, platformFor, slowerThan } from './move-for-operator.ts';
import { lockPayoutStatus } from './payout-queries.ts';

// What the platform does with payouts, each once.

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

type Failure = { payoutNo: string; reason: string; seen?: 'approved' | 'sent' | 'paid' | undefined };

/**
 * What was not sent yet has failed; what was sent or paid was returned by the bank. Whoever saw another status than the payout
 * has by now is refused: what failed in their eyes may have been paid by a colleague.
 */
export function recordFailedPayout(by: LoggedOperator, { payoutNo, reason, seen }: Failure): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, payoutNo);
    const before = await lockPayoutStatus(tx, payoutNo);
    if (before && seen && seen !== before) throw await slowerThan(tx, payoutNo);
    const isReturned = before === 'sent' || before === 'paid';
    const shopId = await moveFor(tx, by, payoutNo, isReturned ? 'returned' : 'failed', { reason });
    const to = isReturned ? 'returned' : 'failed';
    if (isReturned) await logAct(tx, platformFor(shopId), 'payout_returned', payoutNo, reason);
    else await logAct(tx, platformFor(shopId), 'payout_failed', payoutNo, reason);
    const change = { before: { status: before }, after: { status: to, shopId }, reason };
    await logOperatorAct(tx, by, {
      act: isReturned ? 'payout_returned' : 'payout_failed',
      subject: payoutNo,
      ...change,
    });
    return null;
  });
}
