import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { payoutEvents } from '#server/modules/payouts/tables.ts';
import type { PayoutReport } from '#server/providers/payouts/payout-provider.ts';
import { payoutProvider } from '#server/providers/payouts/payout-providers.ts';
import { endPaid, endReversed } from './end-transfer.ts';
import { lockTransfer, setTransfer } from './transfer-rows.ts';

type Outcome = (typeof payoutEvents.$inferInsert)['outcome'];

/** Handles a provider's message about a payout: only if the provider has signed it, and each once, in whatever order they come. */
export async function receivePayoutEvent(
  body: string,
  header: (name: string) => string | undefined,
): Promise<Outcome | 'seen'> {
  const provider = payoutProvider();
  if (!provider) throw new Refusal('not_found');
  const event = provider.readEvent(body, header);
  if (!event) {
    log.warn({ provider: provider.name }, `payout webhook of ${provider.name} refused: wrong signature`);
    throw new Refusal('wrong_signature');
  }
  const { id: eventId, kind, report } = event;
  return transaction(async (tx) => {
    // The claim comes first: the same message arriving now waits here until it can see that it was handled.
    const [claimed] = await tx
      .insert(payoutEvents)
      .values({ eventId, kind, outcome: 'ignored', at: mallNow })
      .onConflictDoNothing()
      .returning({ eventId: payoutEvents.eventId });
    if (!claimed) return 'seen';
    const outcome = report ? await handleReport(tx, report) : 'ignored';
    await tx.update(payoutEvents).set({ outcome }).where(eq(payoutEvents.eventId, eventId));
    return outcome;
  });
}

/** What the bank did not accept is first taken back from the shop's account at the provider, and only then available again. */
async function handleReport(tx: Transaction, report: PayoutReport): Promise<Outcome> {
  const transfer = await lockTransfer(tx, report.number);
  const isOurs =
    transfer?.amount === report.amount &&
    transfer.currency === report.currency &&
    (report.kind === 'reversed' || transfer.connectedId === report.connectedId);
  if (!transfer || !isOurs) {
    log.error({ report }, `a message about payout ${report.number} does not fit it`);
    return 'mismatched';
  }
  const { state, status } = transfer;
  const isUnderWay = state === 'to_pay_out' || state === 'waiting';
  if (report.kind === 'sent') {
    // It comes before the answer to the call, or instead of one that was lost.
    if (state !== 'to_pay_out') return 'ignored';
    await setTransfer(tx, transfer, { state: 'waiting', providerPayoutId: report.providerPayoutId });
    return 'handled';
  }
  if (report.kind === 'paid') {
    if (!isUnderWay) return 'ignored';
    await endPaid(tx, transfer, report.providerPayoutId);
    return 'handled';
  }
  if (report.kind === 'failed') {
    if (!isUnderWay && !(state === 'ended' && status === 'paid')) return 'ignored';
    const { reason: failure, providerPayoutId } = report;
    await setTransfer(tx, transfer, { state: 'to_reverse', failure, providerPayoutId, nextTryAt: mallNow });
    return 'handled';
  }
  if (state === 'ended' && status !== 'paid') return 'ignored';
  await endReversed(tx, transfer, report.transferId);
  return 'handled';
}
