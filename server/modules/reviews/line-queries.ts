import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { reviews } from './tables.ts';

/**
 * A line of someone's own order, with the order held until the end of the transaction: whoever reviews, receives or asks
 * for money back comes after. Null when there is no such line among theirs.
 */
export async function holdOwnLine(tx: Transaction, accountId: number, orderNumber: string, lineId: number) {
  const [order] = await tx
    .select({ id: orders.id, shopId: orders.shopId, status: orders.status, nickname: accounts.nickname })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.number, orderNumber), eq(orders.accountId, accountId)))
    .for('no key update', { of: orders });
  if (!order) return null;
  const [line] = await tx
    .select({
      productId: orderLines.productId,
      variant: orderLines.variant,
      cnVariant: orderLines.cnVariant,
      isKept: sql<boolean>`${orderLines.refunded} < ${orderLines.quantity}`,
    })
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, order.id)));
  return line ? { order, line } : null;
}

/** True as long as its buyer has something of an order that could be reviewed. */
export async function hasUnreviewedLine(tx: Transaction, orderId: number): Promise<boolean> {
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        lt(orderLines.refunded, orderLines.quantity),
        notExists(tx.select({ one: sql`1` }).from(reviews).where(eq(reviews.orderLineId, orderLines.id))),
      ),
    )
    .limit(1);
  return line !== undefined;
}
