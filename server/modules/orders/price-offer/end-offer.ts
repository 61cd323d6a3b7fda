import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { priceOffers } from '#server/modules/orders/tables.ts';

/** Ends an open offer, once: of two who answer it, the second is refused. */
export async function endOffer(
  tx: Transaction,
  orderId: number,
  id: number,
  status: 'confirmed' | 'declined' | 'withdrawn',
) {
  const [ended] = await tx
    .update(priceOffers)
    .set({ status, endedAt: mallNow })
    .where(and(eq(priceOffers.id, id), eq(priceOffers.orderId, orderId), eq(priceOffers.status, 'open')))
    .returning();
  if (!ended) throw new Refusal('price_offer_over');
  return ended;
}

/** Ends the open offers of orders that are paid or cancelled as they are. */
export async function lapseOffers(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx
    .update(priceOffers)
    .set({ status: 'lapsed', endedAt: mallNow })
    .where(and(inArray(priceOffers.orderId, [...orderIds]), eq(priceOffers.status, 'open')));
}
