import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { offerPart as contract } from '#contract/refunds/merchant.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LockedRefund, withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { listChosen, shownHashes } from './queries.ts';
import { offerBarOf } from './refund-status.ts';
import { dispute } from './returned-products.ts';
import { refunds } from './tables.ts';

/** The shop offers a part: before a return the buyer would keep the products, after one it is for products that did not come back as they were sent. */
export function offerPart(actor: Actor, input: z.output<typeof contract.input>): Promise<null> {
  const { refundOrderNo: number, amount, reason, pictures } = input;
  return withRefund({ number, shopId: actor.shopId }, async (tx, { refund }) => {
    const { id, status, payable, offerCount } = refund;
    const bar = offerBarOf(refund, await listChosen(tx, id));
    if (bar) throw new Refusal(bar);
    if (amount >= payable) throw new Refusal('offer_too_high');
    const hashes = await shownHashes(tx, actor, pictures);
    await tx
      .update(refunds)
      .set({
        offerAmount: amount,
        offerReason: reason,
        offerPictureHashes: hashes,
        offerCount: offerCount + 1,
      })
      .where(eq(refunds.id, id));
    await moveRefund(tx, id, { from: status, to: 'offered', by: 'shop', note: reason, amount });
    await logAct(tx, actor, 'refund_offered', number, reason);
  });
}

type Answer = { number: string; accountId: number; amount: number };

/** The buyer agrees to the part that they have seen. */
export function acceptOffer({ amount, ...which }: Answer): Promise<null> {
  return withRefund(which, async (tx, locked) => {
    assertSeen(locked, amount);
    await agree(tx, locked, 'shopper');
  });
}

/** The buyer asks for all of it: the shop decides once more, or the platform about products that are back already. */
export function declineOffer({ amount, ...which }: Answer): Promise<null> {
  return withRefund(which, async (tx, locked) => {
    assertSeen(locked, amount);
    const { id, sentBackAt, offerReason: note, offerPictureHashes: hashes } = locked.refund;
    if (sentBackAt === null) await moveRefund(tx, id, { from: 'offered', to: 'under_review', by: 'shopper' });
    else await dispute(tx, locked, { from: 'offered', kind: 'offer_declined', note, hashes, by: 'shopper' });
  });
}

/** An old page shows another offer, or none. */
function assertSeen({ refund }: LockedRefund, amount: number): void {
  if (refund.status !== 'offered' || refund.offerAmount !== amount) throw new Refusal('refund_cannot_move');
}

/** Pays the part that was offered. Silence agrees, too: the buyer was reminded, and gets what nobody disputes. */
export async function agree(tx: Transaction, locked: LockedRefund, by: Mover): Promise<void> {
  const { id, sentBackAt, offerAmount, payable } = locked.refund;
  if (offerAmount === null) throw new Error(`Refund ${id} has no offer`);
  const isReturned = sentBackAt !== null;
  const agreed = {
    agreedAmount: offerAmount,
    askedPayable: payable,
    kind: isReturned ? ('goods' as const) : ('money' as const), // nothing has to be sent back any more
  };
  await tx.update(refunds).set(agreed).where(eq(refunds.id, id));
  if (!isReturned) await moveRefund(tx, id, { from: 'offered', to: 'accepted', by });
  const refund = { ...locked.refund, ...agreed };
  await payRefund(tx, { ...locked, refund }, isReturned ? 'offered' : 'accepted', by);
}
