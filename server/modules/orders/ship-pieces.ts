import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { moveOrders } from './move-orders.ts';
import { isAllSent, piecesToSend } from './pieces-queries.ts';
import { orderLines, orders } from './tables.ts';

export type Pieces = { lineId: number; quantity: number };

/** Notes that pieces of an order have left the shop; more than are left to send are refused. The caller holds the order. */
export async function shipPieces(
  tx: Transaction,
  orderId: number,
  pieces: readonly Pieces[],
  { hasTrack }: { hasTrack: boolean },
): Promise<void> {
  for (const { lineId, quantity } of pieces) {
    const { rowCount } = await tx
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
      .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId), sql`${quantity} <= ${piecesToSend}`));
    if (rowCount !== 1) throw new Refusal('nothing_to_ship');
  }
  if (hasTrack) await tx.update(orders).set({ hasTrack }).where(eq(orders.id, orderId));
  await settleShipped(tx, orderId, 'shop');
}

/**
 * Moves a paid order on when nothing of it is left to send and some of it was sent. To be called after whatever may bring that
 * about: a parcel, or the asking back of what had not been sent. The caller holds the order.
 */
export async function settleShipped(tx: Transaction, orderId: number, by: 'shop' | 'shopper'): Promise<void> {
  const isShipped = sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.shipped} > 0)`;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'paid'), isShipped));
  if (!order || !(await isAllSent(tx, orderId))) return;
  await moveOrders(tx, [orderId], { from: 'paid', to: 'shipped', by });
  await setReceiveBy(tx, orderId, null);
}

/**
 * Says when an order counts as received by itself: some days after it was shipped, or earlier, some days after the carriers have
 * delivered all of it. Told again and in any order, the same facts give the same day.
 */
export async function setReceiveBy(tx: Transaction, orderId: number, deliveredAt: Date | null): Promise<void> {
  const { days, daysDelivered } = await getSite(tx, 'receipt');
  const shipped = sql`${orders.shippedAt} + make_interval(days => ${days})`;
  const delivered = sql`${deliveredAt?.toISOString() ?? null}::timestamptz + make_interval(days => ${daysDelivered})`;
  await tx
    .update(orders)
    .set({ receiveBy: sql`least(${shipped}, ${delivered})` })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'shipped')));
}
