import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

// The shop that something belongs to, and that shop's owner, who may act on it.

/** The owner of an order's shop, and how the order is delivered. */
export async function ownerOfOrder(orderNumber: string) {
  const [row] = await database()
    .select({ ownerId: shops.ownerId, delivery: orders.delivery })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.number, orderNumber));
  if (!row) throw new Refusal('order_not_found');
  return { delivery: row.delivery, ownerId: owned(row.ownerId) };
}

export async function shopOfRefund(refundOrderNo: string): Promise<number> {
  const [row] = await database()
    .select({ shopId: refunds.shopId })
    .from(refunds)
    .where(eq(refunds.number, refundOrderNo));
  if (!row) throw new Refusal('refund_not_found');
  return row.shopId;
}

export async function ownerOfReview(id: number): Promise<number> {
  const [row] = await database()
    .select({ ownerId: shops.ownerId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(reviews.id, id));
  if (!row) throw new Refusal('review_not_found');
  return owned(row.ownerId);
}

function owned(ownerId: number | null): number {
  if (ownerId === null) throw new Refusal('shop_not_found');
  return ownerId;
}
