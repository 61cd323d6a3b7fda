import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { trades } from '#server/modules/payments/tables.ts';

/** The orders that are paid by one trade, and all that their lines hold. */
export async function findTradeContent(reader: Pick<Transaction, 'select'>, tradeNumber: string) {
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
        platformCoupon: orders.platformCoupon,
        points: orders.points,
        pointsUsed: orders.pointsUsed,
        commission: orders.commission,
        shopShare: orders.shopShare,
      },
      line: {
        lineId: orderLines.id,
        orderId: orderLines.orderId,
        skuId: orderLines.skuId,
        productId: orderLines.productId,
        activityId: orderLines.activityId,
        quantity: orderLines.quantity,
      },
    })
    .from(trades)
    .innerJoin(orders, eq(orders.tradeId, trades.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(trades.number, tradeNumber))
    .orderBy(asc(orders.id), asc(orderLines.id));
  return {
    orders: [...new Map(found.map(({ order }) => [order.id, order])).values()],
    lines: found.map(({ line }) => line),
  };
}

export type TradeContent = Awaited<ReturnType<typeof findTradeContent>>;
