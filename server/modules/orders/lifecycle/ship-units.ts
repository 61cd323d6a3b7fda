import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { type LineUnits, listUnitsToSend, unitsToSend } from '#server/modules/orders/reads/unit-queries.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { moveOrders } from './move-orders.ts';

/** Records that units of an order were sent; more than are left to send are refused. The caller has locked the order. */
export async function shipUnits(
  tx: Transaction,
  orderId: number,
  units: readonly LineUnits[],
  { hasTrack }: { hasTrack: boolean },
): Promise<void> {
  for (const { lineId, quantity } of units) {
    const { rowCount } = await tx
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} + ${quantity}` })
      .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId), sql`${quantity} <= ${unitsToSend}`));
    if (rowCount !== 1) throw new Refusal('nothing_to_ship');
  }
  if (hasTrack) await tx.update(orders).set({ hasTrack }).where(eq(orders.id, orderId));
  await settleShipped(tx, orderId, 'shop');
}

/**
 * Changes a paid order to shipped when nothing is left to send and something was sent. Called after everything that may cause
 * that: a parcel, or a refund of unsent units. The caller has locked the order.
 */
export async function settleShipped(tx: Transaction, orderId: number, by: 'shop' | 'shopper'): Promise<void> {
  const [sent] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.status, 'paid'), sql`${orderLines.shipped} > 0`))
    .limit(1);
  if (!sent || (await listUnitsToSend(tx, orderId)).length > 0) return;
  await moveOrders(tx, [orderId], { from: 'paid', to: 'shipped', by });
  await setReceiveBy(tx, orderId, { sentAt: null, deliveredAt: null });
}

/**
 * Sets when an order is marked received automatically: some days after its last parcel was sent (null: just now), or earlier,
 * some days after everything was delivered. The same facts in any order, and repeated, give the same day.
 */
export async function setReceiveBy(
  tx: Transaction,
  orderId: number,
  { sentAt, deliveredAt }: { sentAt: Date | null; deliveredAt: Date | null },
): Promise<void> {
  const { days, daysDelivered } = await getSite(tx, 'receipt');
  const after = (at: Date | null, more: number) =>
    sql`${at?.toISOString() ?? null}::timestamptz + make_interval(days => ${more})`;
  const sent = sentAt ? after(sentAt, days) : sql`mall_now() + make_interval(days => ${days})`;
  await tx
    .update(orders)
    .set({ receiveBy: sql`least(${sent}, ${after(deliveredAt, daysDelivered)})` })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'shipped')));
}
