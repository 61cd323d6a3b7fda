import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contestReturn as contestContract } from '#contract/refunds/merchant.ts';
import type { DisputeKind } from '#contract/refunds/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LockedRefund, withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { assertTrackingFree, shownHashes } from './queries.ts';
import { returnParcelOf } from './return-track.ts';
import { refunds } from './tables.ts';

type OfBuyer = { number: string; accountId: number };

/**
 * Records that the products are under way to the shop. Repeated before they have arrived, it corrects the tracking number without
 * extending a deadline.
 */
export function sendBackProducts(which: OfBuyer, company: string, trackingNumber: string): Promise<null> {
  return withRefund(which, async (tx, { refund }) => {
    const { id, status } = refund;
    const isCorrection = status === 'sent_back' || status === 'disputed';
    if (refund.kind !== 'goods' || (isCorrection && refund.returnState === 'delivered'))
      throw new Refusal('refund_cannot_move');
    const parcel = returnParcelOf(company, trackingNumber);
    await assertTrackingFree(tx, refund, parcel);
    const note = `${parcel.returnCompany} ${parcel.returnNumber}`;
    const move = isCorrection
      ? ({ from: status, to: status } as const)
      : ({ from: 'accepted', to: 'sent_back' } as const);
    await moveRefund(tx, id, { ...move, by: 'shopper', note });
    const { isAsked, ...columns } = parcel;
    await tx
      .update(refunds)
      .set({
        ...columns,
        sentBackAt: sql`coalesce(${refunds.sentBackAt}, mall_now())`,
        returnDeliveredAt: null,
        returnCheckAt: isAsked ? mallNow : null,
      })
      .where(eq(refunds.id, id));
  });
}

/** Confirms the return: the refund is paid. The shop may also do so after it has contested the return. */
export function receiveReturn(actor: Actor, number: string): Promise<null> {
  return withRefund({ number, shopId: actor.shopId }, async (tx, locked) => {
    await payReturned(tx, locked, 'shop');
    await logAct(tx, actor, 'return_received', number);
  });
}

/** The same, whoever confirms. */
export async function payReturned(tx: Transaction, locked: LockedRefund, by: Mover): Promise<void> {
  const { status, id } = locked.refund;
  if (status !== 'sent_back' && status !== 'disputed') throw new Refusal('refund_cannot_move');
  await tx.update(refunds).set({ hasProductsBack: true }).where(eq(refunds.id, id));
  await payRefund(tx, { ...locked, refund: { ...locked.refund, hasProductsBack: true } }, status, by);
}

type Contest = z.output<typeof contestContract.input>;

/** The shop contests a return and says why: the platform decides. */
export function contestReturn(actor: Actor, { refundOrderNo: number, kind, note, pictures }: Contest): Promise<null> {
  return withRefund({ number, shopId: actor.shopId }, async (tx, locked) => {
    const hashes = await shownHashes(tx, actor, pictures);
    await dispute(tx, locked, { from: 'sent_back', kind, note, hashes, by: 'shop' });
    await logAct(tx, actor, 'return_contested', number, note);
  });
}

type Dispute = { from: 'sent_back' | 'offered'; kind: DisputeKind; note: string; hashes: string[]; by: Mover };

/** Makes a return a dispute that the platform has to decide, whoever causes it. */
export async function dispute(
  tx: Transaction,
  { refund }: LockedRefund,
  { from, kind, note, hashes, by }: Dispute,
): Promise<void> {
  await moveRefund(tx, refund.id, { from, to: 'disputed', by, note });
  await tx
    .update(refunds)
    .set({ disputeKind: kind, disputeNote: note, disputePictureHashes: hashes })
    .where(eq(refunds.id, refund.id));
}
