import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contestReturn as contestContract } from '#contract/refunds/merchant.ts';
import type { DisputeKind } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type HeldRefund, withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { assertTrackingFree, ownHashes } from './queries.ts';
import { returnParcelOf } from './return-track.ts';
import { refunds } from './tables.ts';

type OfBuyer = { number: string; accountId: number };
type OfShop = { number: string; shopId: number };

/**
 * The products are on their way back. Said again before they have arrived, it corrects the tracking number, and gives nobody more
 * time.
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
        returnCheckAt: isAsked ? sql`mall_now()` : null,
      })
      .where(eq(refunds.id, id));
  });
}

/** The products are back: the money goes. The shop may also say so after it has contested that. */
export function receiveReturn(which: OfShop): Promise<null> {
  return withRefund(which, (tx, held) => payReturned(tx, held, 'shop'));
}

/** The same, whoever says so. */
export async function payReturned(tx: Transaction, held: HeldRefund, by: Mover): Promise<void> {
  const { status, id } = held.refund;
  if (status !== 'sent_back' && status !== 'disputed') throw new Refusal('refund_cannot_move');
  await tx.update(refunds).set({ hasProductsBack: true }).where(eq(refunds.id, id));
  await payRefund(tx, { ...held, refund: { ...held.refund, hasProductsBack: true } }, status, by);
}

type Contest = z.output<typeof contestContract.input>;

/** The shop does not pay for what was sent back, and says why: the platform decides. Without an account, without pictures. */
export function contestReturn(
  { accountId, ...which }: OfShop & { accountId: number | null },
  { kind, note, pictures }: Contest,
): Promise<null> {
  return withRefund(which, async (tx, held) => {
    const hashes = accountId === null ? [] : await ownHashes(tx, accountId, pictures);
    await dispute(tx, held, { kind, note, hashes, by: 'shop' });
  });
}

type Dispute = { kind: DisputeKind; note: string; hashes: string[]; by: Mover };

/** Puts what was sent back before the platform, whoever does. */
export async function dispute(
  tx: Transaction,
  { refund }: HeldRefund,
  { kind, note, hashes, by }: Dispute,
): Promise<void> {
  await moveRefund(tx, refund.id, { from: 'sent_back', to: 'disputed', by, note });
  await tx
    .update(refunds)
    .set({ disputeKind: kind, disputeNote: note, disputePictureHashes: hashes })
    .where(eq(refunds.id, refund.id));
}
