import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { soldLine } from './order-queries.ts';

/** A review of an order line. */
export async function findReview(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      shopId: orders.shopId,
      currency: orders.currency,
      nickname: reviews.nickname,
      isAnonymous: reviews.isAnonymous,
      stars: reviews.productScore,
      text: reviews.text,
      line: { ...soldLine, quantity: orderLines.quantity, subtotal: orderLines.subtotal },
    })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(reviews.id, id));
  return row ?? null;
}
