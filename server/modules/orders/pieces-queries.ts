import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines } from './tables.ts';

/** Of a line, what the shop still has to send: neither sent, nor asked back before that. */
export const piecesToSend = sql<number>`${orderLines.quantity} - ${orderLines.shipped} - ${orderLines.unsent}`;

/** Whether nothing of an order is left to send. The caller holds the order, else the answer is soon an old one. */
export async function isAllSent(tx: Transaction, orderId: number): Promise<boolean> {
  const [left] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), sql`${piecesToSend} > 0`))
    .limit(1);
  return !left;
}
