import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LedgerRule, PayoutStatus, ShopAccount } from '#contract/payouts/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { writeLedger } from '#server/modules/payments/index.ts';
import { payoutMoved } from './events.ts';
import { queueTransfer } from './queue-transfer.ts';
import { payouts } from './tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;
type Booking = { rule: LedgerRule; from: ShopAccount; to: ShopAccount };

const returnedUnpaid: Booking = { rule: 'payout_return', from: 'payable', to: 'available' };

/** What each step books. Approving and sending book nothing: the money has been on its way since the request. */
const bookings: Partial<Record<PayoutStatus, Booking>> = {
  requested: { rule: 'payout_request', from: 'available', to: 'payable' },
  refused: { rule: 'payout_cancel', from: 'payable', to: 'available' },
  cancelled: { rule: 'payout_cancel', from: 'payable', to: 'available' },
  failed: { rule: 'payout_cancel', from: 'payable', to: 'available' },
  paid: { rule: 'payout', from: 'payable', to: 'paid_out' },
  returned: { rule: 'payout_return', from: 'paid_out', to: 'available' },
};

/** One that comes back before it was paid has no reference yet, and its money was never booked as paid out. */
const bookingOf = ({ status, reference }: PayoutRow): Booking | undefined =>
  status === 'returned' && reference === '' ? returnedUnpaid : bookings[status];

/** Which status may follow which. A sent one fails only when its provider refuses it; what has failed or was returned is requested again. */
export const next: Record<PayoutStatus, readonly PayoutStatus[]> = {
  requested: ['approved', 'refused', 'cancelled'],
  approved: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed', 'returned'],
  paid: ['returned'],
  failed: [],
  refused: [],
  cancelled: [],
  returned: [],
};

/** A transaction that waited for the step before has begun earlier: the times of a payout follow its steps all the same. */
const afterSteps = sql`greatest(${mallNow}, ${payouts.decidedAt}, ${payouts.sentAt})`;

type Change = { reason?: string; reference?: string; proofHash?: string | null; sentBy?: number | null };

/**
 * Changes the status of a payout and books what that means. No other code sets a status; the update names those that it may
 * leave, so that of two at once one wins.
 */
export async function movePayout(
  tx: Transaction,
  which: { number: string; shopId?: number },
  to: PayoutStatus,
  change: Change = {},
): Promise<PayoutRow> {
  const from = (Object.keys(next) as PayoutStatus[]).filter((status) => next[status].includes(to));
  const mine = and(
    eq(payouts.number, which.number),
    which.shopId === undefined ? undefined : eq(payouts.shopId, which.shopId),
  );
  const isDecision = to === 'approved' || to === 'refused' || to === 'cancelled';
  const time = to === 'sent' ? { sentAt: afterSteps } : isDecision ? { decidedAt: mallNow } : { endedAt: afterSteps };
  const [moved] = await tx
    .update(payouts)
    .set({ status: to, ...change, ...time })
    .where(and(mine, inArray(payouts.status, from)))
    .returning();
  if (!moved) {
    const [found] = await tx.select({ id: payouts.id }).from(payouts).where(mine);
    throw new Refusal(found ? 'payout_cannot_move' : 'payout_not_found');
  }
  await bookPayout(tx, moved);
  if (to === 'approved') await queueTransfer(tx, moved);
  return moved;
}

/** Books the step that a payout has just made, once, and publishes it. */
export async function bookPayout(tx: Transaction, payout: PayoutRow): Promise<void> {
  const { id: payoutId, number, status, shopId, amount, currency } = payout;
  const booking = bookingOf(payout);
  if (booking)
    await writeLedger(tx, { cause: `payout:${number}:${status}`, rule: booking.rule, currency, payoutId }, [
      { account: booking.from, shopId, amount },
      { account: booking.to, shopId, amount: -amount },
    ]);
  await publish(tx, payoutMoved, { number, status });
}
