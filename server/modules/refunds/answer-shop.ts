import { eq, sql } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { moveRefundPieces } from '#server/modules/orders/index.ts';
import { moveRefund } from './move-refund.ts';
import { listChosen } from './queries.ts';
import { refunds } from './tables.ts';
import { withRefund } from './with-refund.ts';
import { freedPieces } from './write-plan.ts';

type OfBuyer = { number: string; accountId: number };

/** Takes a request back, as long as neither goods nor money are on their way. */
export function withdrawRefund(which: OfBuyer): Promise<null> {
  return withRefund(which, async (tx, { order, refund }) => {
    const from = refund.status === 'accepted' ? 'accepted' : 'under_review';
    await moveRefund(tx, refund.id, { from, to: 'withdrawn', by: 'shopper' });
    await moveRefundPieces(tx, order.id, freedPieces(await listChosen(tx, refund.id)));
  });
}

/** The goods are on their way back. If the shop never says that they have come, that counts as said after a while. */
export function sendBackGoods(which: OfBuyer, company: string, trackingNumber: string): Promise<null> {
  return withRefund(which, async (tx, { refund }) => {
    if (refund.kind !== 'goods') throw new Refusal('refund_cannot_move');
    const note = `${company} ${trackingNumber}`;
    await moveRefund(tx, refund.id, { from: 'accepted', to: 'sent_back', by: 'shopper', note });
    const { days } = await getSite(tx, 'receipt'); // a parcel travels as long in this direction
    await tx
      .update(refunds)
      .set({
        returnCompany: company,
        returnNumber: trackingNumber,
        answerBy: sql`mall_now() + make_interval(days => ${days})`,
      })
      .where(eq(refunds.id, refund.id));
  });
}

/** Asks the platform to look at a refusal. Once: what it decides is the end. */
export function askPlatform(which: OfBuyer): Promise<null> {
  return withRefund(which, async (tx, { refund }) => {
    if (refund.status !== 'refused' || refund.platformAskedAt !== null) throw new Refusal('refund_cannot_move');
    await tx.update(refunds).set({ platformAskedAt: sql`mall_now()` }).where(eq(refunds.id, refund.id));
  });
}
