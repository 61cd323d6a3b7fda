import { eq, sql } from 'drizzle-orm';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { moveRefundUnits } from '#server/modules/orders/index.ts';
import { type HeldRefund, withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { waitsFor } from './deadlines.ts';
import { platformDecided } from './events.ts';
import { freeUnits } from './free-units.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { chooseUnits, planRefund } from './plan-refund.ts';
import { listChosen, readLines } from './queries.ts';
import { refunds } from './tables.ts';
import { openedUnits, writePlan } from './write-plan.ts';

type OfShop = { number: string; shopId: number };

/** The shop accepts: the money goes back now, or when the products have come back. */
export function acceptRefund(which: OfShop): Promise<null> {
  return withRefund(which, (tx, held) => accept(tx, held, 'shop'));
}

/** What an acceptance does, whoever accepts. */
export async function accept(tx: Transaction, held: HeldRefund, by: Mover): Promise<void> {
  await moveRefund(tx, held.refund.id, { from: 'under_review', to: 'accepted', by });
  if (held.refund.kind === 'money') await payRefund(tx, held, 'accepted', by);
}

/** The shop refuses and says why. The units can be sent, or asked back, again. */
export function refuseRefund(which: OfShop, reason: string): Promise<null> {
  return withRefund(which, async (tx, held) => {
    await moveRefund(tx, held.refund.id, { from: 'under_review', to: 'refused', by: 'shop', note: reason });
    await tx.update(refunds).set({ refusal: reason }).where(eq(refunds.id, held.refund.id));
    await freeUnits(tx, held);
  });
}

type Decision = { isAccepted: boolean; reason: string; by: 'platform' | 'clock' };

/** The platform decides about a refusal that the buyer does not agree with, or about a return that is disputed. Once. */
export function decideRefund({ refundOrderNo, ...said }: Omit<Decision, 'by'> & { refundOrderNo: string }) {
  return withRefund({ number: refundOrderNo }, (tx, held) => decide(tx, held, { ...said, by: 'platform' }));
}

/** The same, whoever decides in the platform's place. */
export async function decide(tx: Transaction, held: HeldRefund, { isAccepted, reason, by }: Decision): Promise<void> {
  const { refund } = held;
  if (waitsFor(refund) !== 'platform') throw new Refusal('refund_cannot_move');
  // First, since whether a refusal is the end of it hangs on this.
  await tx
    .update(refunds)
    .set({ platformDecidedAt: sql`mall_now()`, platformReason: reason })
    .where(eq(refunds.id, refund.id));
  if (refund.status === 'disputed') {
    if (isAccepted) await payRefund(tx, held, 'disputed', by, reason);
    else {
      await moveRefund(tx, refund.id, { from: 'disputed', to: 'refused', by, note: reason });
      await freeUnits(tx, held);
    }
  } else if (isAccepted) await acceptAfterAll(tx, held, by, reason);
  else await moveRefund(tx, refund.id, { from: 'refused', to: 'refused', by, note: reason });
  await publish(tx, platformDecided, { number: refund.number, isAccepted, reason, by });
}

/** The refusal had let go of the units: they are taken anew, if they are still there to be taken. */
async function acceptAfterAll(tx: Transaction, held: HeldRefund, by: Mover, note: string): Promise<void> {
  const { order, refund } = held;
  const asked = await listChosen(tx, refund.id);
  const lines = await readLines(tx, order);
  const wanted = asked.map(({ lineId, units }) => ({ lineId, quantity: units.length }));
  const chosen = chooseUnits(
    lines,
    wanted.filter(({ quantity }) => quantity > 0),
    refund.kind,
  );
  await writePlan(tx, refund.id, planRefund(lines, chosen, refund.reason as RefundReason));
  await moveRefundUnits(tx, order.id, openedUnits(chosen));
  await moveRefund(tx, refund.id, { from: 'refused', to: 'accepted', by, note });
  if (refund.kind === 'money') await payRefund(tx, held, 'accepted', by);
}
