import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import type { SoldLine } from './mail-words.ts';
import { soldLine } from './order-queries.ts';
import { buyerColumns } from './reader-queries.ts';

/** Everything that messages say about a refund: its products, its amounts, its buyer and its shop. */
export async function findRefund(tx: Transaction, number: string) {
  const [row] = await tx
    .select({
      refund: refunds,
      orderNumber: orders.number,
      shop: { id: shops.id, name: shops.name, phone: shops.phone, address: shops.address },
      reader: buyerColumns,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(shops, eq(shops.id, refunds.shopId))
    .innerJoin(accounts, eq(accounts.id, refunds.accountId))
    .where(eq(refunds.number, number));
  if (!row) return null;
  // Lines without units only refund freight, which the amounts show.
  const lines: SoldLine[] = await tx
    .select({ ...soldLine, quantity: refundLines.quantity, subtotal: refundLines.subtotal })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(and(eq(refundLines.refundId, row.refund.id), gt(refundLines.quantity, 0)))
    .orderBy(asc(orderLines.id));
  return { ...row, lines };
}
export type RefundDetails = NonNullable<Awaited<ReturnType<typeof findRefund>>>;
