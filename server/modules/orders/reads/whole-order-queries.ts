import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';

/** An order with its lines and payment number. `isOver`: the refund period after the receipt is over. */
export async function readWholeOrder(reader: Pick<Transaction, 'select'>, orderId: number) {
  const [[found], lines] = [
    await reader
      .select({
        order: orders,
        paymentNumber: payments.number,
        isOver: sql<boolean>`coalesce(${orders.completeBy} <= mall_now(), false)`,
      })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.paymentId))
      .where(eq(orders.id, orderId)),
    await reader.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id)),
  ];
  if (!found) throw new Error(`Order ${orderId} does not exist`);
  const { order, ...about } = found;
  return { ...order, ...about, lines };
}
export type WholeOrder = Awaited<ReturnType<typeof readWholeOrder>>;

/**
 * An order with its lines, locked until the transaction ends. Sending, receiving and refunding lock it first, so that each sees
 * what the other has done.
 */
export async function lockWholeOrder(tx: Transaction, orderId: number): Promise<WholeOrder> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
  return readWholeOrder(tx, orderId);
}
