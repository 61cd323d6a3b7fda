import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { soldLine } from './order-queries.ts';
import { buyerColumns } from './reader-queries.ts';

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

/** Whoever has written a review that others see, with what it is about. */
export async function findReviewAuthor(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ reader: buyerColumns, shop: shops.name, line: { name: orderLines.name } })
    .from(reviews)
    .innerJoin(accounts, and(eq(accounts.id, reviews.accountId), isNull(accounts.disabledAt)))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)));
  return row ?? null;
}
