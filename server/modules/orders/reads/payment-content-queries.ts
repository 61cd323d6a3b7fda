import { asc, eq } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';

/** The orders of one payment, and their lines. */
export async function findPaymentContent(reader: Pick<Transaction, 'select'>, paymentNumber: string) {
  const found = await reader
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        accountId: orders.accountId,
        shopId: orders.shopId,
        status: orders.status,
        currency: orders.currency,
        payable: orders.payable,
        pointsUsed: orders.pointsUsed,
      },
      line: {
        lineId: orderLines.id,
        orderId: orderLines.orderId,
        skuId: orderLines.skuId,
        productId: orderLines.productId,
        activityId: orderLines.activityId,
        bargainId: orderLines.bargainId,
        quantity: orderLines.quantity,
        platformCoupon: orderLines.platformCoupon,
        points: orderLines.points,
        commission: orderLines.commission,
        shopShare: orderLines.shopShare,
      },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(payments.number, paymentNumber))
    .orderBy(asc(orders.id), asc(orderLines.id));
  return {
    orders: [...new Map(found.map(({ order }) => [order.id, order])).values()],
    lines: found.map(({ line }) => line),
  };
}

export type PaymentContent = Awaited<ReturnType<typeof findPaymentContent>>;

/** The numbers of the orders of one payment. */
export async function listOrderNumbers(paymentId: number): Promise<string[]> {
  const rows = await database()
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.paymentId, paymentId))
    .orderBy(asc(orders.id))
    .limit(50);
  return rows.map(({ number }) => number);
}
