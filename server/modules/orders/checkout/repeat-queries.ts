import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cartLines, carts } from '#server/modules/cart/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

/** The lines of one of the account's orders, and how many units of them are in the cart already. */
export async function getLinesToRepeat(reader: Pick<Transaction, 'select'>, accountId: number, number: string) {
  const lines = await reader
    .select({
      skuId: orderLines.skuId,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      name: orderLines.name,
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(carts, eq(carts.accountId, orders.accountId))
    .leftJoin(cartLines, and(eq(cartLines.cartId, carts.id), eq(cartLines.skuId, orderLines.skuId)))
    .where(and(eq(orders.number, number), eq(orders.accountId, accountId), isNull(orders.hiddenAt)))
    .orderBy(asc(orderLines.id));
  if (lines.length === 0) throw new Refusal('order_not_found');
  return lines;
}
