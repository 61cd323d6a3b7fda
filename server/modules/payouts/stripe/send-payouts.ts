import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { log } from '#server/http/log.ts';
import { movePayout } from '#server/modules/payouts/move-payout.ts';
import { payouts, payoutTransfers } from '#server/modules/payouts/tables.ts';
import { inTime } from '#server/providers/in-time.ts';
import type { PayoutProvider, StepAnswer } from '#server/providers/payouts/payout-provider.ts';
import { payoutProvider } from '#server/providers/payouts/payout-providers.ts';
import { endRefused, endReversed } from './end-transfer.ts';
import { lockTransfer, setTransfer, type Transfer } from './transfer-rows.ts';

/** Makes due steps of payouts at their provider. Without an answer a step stays due, and is repeated under the same number. */
export async function sendPayouts(): Promise<void> {
  const provider = payoutProvider();
  if (!provider) return;
  for (let due = await claimDue(); due; due = await claimDue()) {
    const answer = await ask(provider, due);
    if (answer) await record(due, answer);
  }
}

/**
 * Claims one by postponing its next try, so that no two processes make a step at once. From the first step on the payout is sent:
 * whatever becomes of this process, nobody takes it for unpaid.
 */
export function claimDue(): Promise<Transfer | null> {
  return transaction(async (tx) => {
    const [due] = await tx
      .select({ number: payouts.number })
      .from(payoutTransfers)
      .innerJoin(payouts, eq(payouts.id, payoutTransfers.payoutId))
      .where(
        and(
          inArray(payoutTransfers.state, ['to_transfer', 'to_pay_out', 'to_reverse']),
          lte(payoutTransfers.nextTryAt, mallNow),
        ),
      )
      .orderBy(asc(payoutTransfers.nextTryAt))
      .limit(1)
      .for('update', { of: payoutTransfers, skipLocked: true });
    const transfer = due && (await lockTransfer(tx, due.number));
    if (!transfer) return null;
    await tx
      .update(payoutTransfers)
      .set({
        tries: sql`least(${payoutTransfers.tries} + 1, 1000)`,
        nextTryAt: sql`mall_now() + make_interval(secs => least(10 * power(2, least(${payoutTransfers.tries}, 9)), 3600))`,
      })
      .where(eq(payoutTransfers.payoutId, transfer.payoutId));
    if (transfer.status === 'approved') await movePayout(tx, { number: transfer.number }, 'sent');
    return transfer;
  });
}

async function ask(provider: PayoutProvider, due: Transfer): Promise<StepAnswer | null> {
  const { number, state, transferId } = due;
  try {
    if (state === 'to_transfer') return await inTime(provider.transfer(due));
    if (state === 'to_pay_out') return await inTime(provider.payOut(due));
    return transferId === null ? null : await inTime(provider.reverse({ number, transferId }));
  } catch (error) {
    log.warn({ err: error, number, state }, `payout ${number} got no answer to ${state}`);
    return null;
  }
}

/** A message may have come before the answer: what it has changed is not changed back. */
async function record({ number, state }: Transfer, answer: StepAnswer): Promise<void> {
  if (answer.state === 'refused' && state === 'to_transfer') return endRefused(number, answer.reason);
  if (answer.state === 'refused' && state === 'to_reverse') {
    // Its amount is neither with the shop's bank nor back at the mall: a person has to look at it.
    log.error({ number, reason: answer.reason }, `payout ${number} failed, and its transfer cannot be taken back`);
    return;
  }
  await transaction(async (tx) => {
    const transfer = await lockTransfer(tx, number);
    if (transfer?.state !== state) return;
    if (answer.state === 'refused')
      await setTransfer(tx, transfer, { state: 'to_reverse', failure: answer.reason, nextTryAt: mallNow });
    else if (state === 'to_transfer')
      await setTransfer(tx, transfer, { state: 'to_pay_out', transferId: answer.id, nextTryAt: mallNow });
    else if (state === 'to_pay_out') await setTransfer(tx, transfer, { state: 'waiting', providerPayoutId: answer.id });
    else await endReversed(tx, transfer, transfer.transferId ?? '');
  });
}
