import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines } from '#server/modules/orders/tables.ts';

export type LineUnits = { lineId: number; quantity: number };

/** The units of a line that the shop still has to send: neither sent, nor requested back before. */
export const unitsToSend = sql<number>`${orderLines.quantity} - ${orderLines.shipped} - ${orderLines.unsent}`;

/** What is left to send of an order. The caller has locked the order, or the answer may be outdated at once. */
export function listUnitsToSend(tx: Transaction, orderId: number): Promise<LineUnits[]> {
  return tx
    .select({ lineId: orderLines.id, quantity: unitsToSend })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), sql`${unitsToSend} > 0`))
    .orderBy(asc(orderLines.id));
}

/**
 * Whether something of an order is left to send, or may be: units that were requested back before they were sent have to be
 * sent after all if the refund is refused or withdrawn. The caller has locked the order.
 */
export async function isMoreToCome(tx: Transaction, orderId: number): Promise<boolean> {
  const isUndecided = sql`${orderLines.unsent} > 0 and ${orderLines.refunding} > 0`;
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), sql`(${unitsToSend} > 0 or (${isUndecided}))`))
    .limit(1);
  return rows.length > 0;
}

/** Whether all of an order was or is being refunded, so that nothing is left to receive. The caller has locked the order. */
export async function isAllRefunded(tx: Transaction, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), sql`${orderLines.refunded} < ${orderLines.quantity}`))
    .limit(1);
  return rows.length === 0;
}
