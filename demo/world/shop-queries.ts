import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';

// The shop that something belongs to, which may act on it.

/** The shop of an order, and how the order is delivered. */
export async function shopOfOrder(orderNumber: string) {
  const [row] = await database()
    .select({ shopId: orders.shopId, delivery: orders.delivery })
    .from(orders)
    .where(eq(orders.number, orderNumber));
  if (!row) throw new Refusal('order_not_found');
  return row;
}

export async function shopOfRefund(refundOrderNo: string): Promise<number> {
  const [row] = await database()
    .select({ shopId: refunds.shopId })
    .from(refunds)
    .where(eq(refunds.number, refundOrderNo));
  if (!row) throw new Refusal('refund_not_found');
  return row.shopId;
}

export async function shopOfReview(id: number): Promise<number> {
  const [row] = await database()
    .select({ shopId: products.shopId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  if (!row) throw new Refusal('review_not_found');
  return row.shopId;
}
