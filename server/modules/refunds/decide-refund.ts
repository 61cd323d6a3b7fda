import { eq, sql } from 'drizzle-orm';
import type { RefundReason } from '#contract/refunds.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { moveRefundPieces } from '#server/modules/orders/index.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { choosePieces, planRefund } from './plan-refund.ts';
import { listChosen, readLines } from './queries.ts';
import { refunds } from './tables.ts';
import { type HeldRefund, withRefund } from './with-refund.ts';
import { freedPieces, openedPieces, writePlan } from './write-plan.ts';

type OfShop = { number: string; shopId: number };

/** The shop accepts: the money goes back now, or when the goods have come back. */
export function acceptRefund(which: OfShop): Promise<null> {
  return withRefund(which, (tx, held) => accept(tx, held, 'shop'));
}

/** What an acceptance does, whoever accepts. */
export async function accept(tx: Transaction, held: HeldRefund, by: Mover): Promise<void> {
  await moveRefund(tx, held.refund.id, { from: 'under_review', to: 'accepted', by });
  if (held.refund.kind === 'money') await payRefund(tx, held, 'accepted', by);
}

/** The shop refuses and says why. The pieces can be sent, or asked back, again. */
export function refuseRefund(which: OfShop, reason: string): Promise<null> {
  return withRefund(which, async (tx, { order, refund }) => {
    await moveRefund(tx, refund.id, { from: 'under_review', to: 'refused', by: 'shop', note: reason });
    await tx.update(refunds).set({ refusal: reason }).where(eq(refunds.id, refund.id));
    await moveRefundPieces(tx, order.id, freedPieces(await listChosen(tx, refund.id)));
  });
}

/** The goods are back: the money goes. */
export function receiveReturn(which: OfShop): Promise<null> {
  return withRefund(which, (tx, held) => payReturned(tx, held, 'shop'));
}

/** The same, whoever says so. */
export async function payReturned(tx: Transaction, held: HeldRefund, by: Mover): Promise<void> {
  if (held.refund.status !== 'sent_back') throw new Refusal('refund_cannot_move');
  await payRefund(tx, held, 'sent_back', by);
}

type Decision = { refundOrderNo: string; isAccepted: boolean; reason: string };

/** The platform, asked by the buyer, decides about a refund that the shop has refused. Once. */
export function decideRefund({ refundOrderNo, isAccepted, reason }: Decision): Promise<null> {
  return withRefund({ number: refundOrderNo }, async (tx, held) => {
    const { refund } = held;
    if (refund.platformAskedAt === null || refund.platformDecidedAt !== null) throw new Refusal('refund_cannot_move');
    await tx
      .update(refunds)
      .set({ platformDecidedAt: sql`mall_now()`, refusal: reason })
      .where(eq(refunds.id, refund.id));
    if (isAccepted) await acceptAfterAll(tx, held);
    else await moveRefund(tx, refund.id, { from: 'refused', to: 'refused', by: 'platform', note: reason });
  });
}

/** The refusal had let go of the pieces: they are taken anew, if they are still there to be taken. */
async function acceptAfterAll(tx: Transaction, { order, refund }: HeldRefund): Promise<void> {
  const asked = await listChosen(tx, refund.id);
  const lines = await readLines(tx, order);
  const wanted = asked.map(({ lineId, pieces }) => ({ lineId, quantity: pieces.length }));
  const chosen = choosePieces(
    lines,
    wanted.filter(({ quantity }) => quantity > 0),
    refund.kind,
  );
  await writePlan(tx, refund.id, planRefund(lines, chosen, refund.reason as RefundReason));
  await moveRefundPieces(tx, order.id, openedPieces(chosen));
  await moveRefund(tx, refund.id, { from: 'refused', to: 'accepted', by: 'platform' });
  if (refund.kind === 'money') await payRefund(tx, { order, refund }, 'accepted', 'platform');
}
