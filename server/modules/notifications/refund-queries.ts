import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';

/** What is to be told about a refund, and to whom. */
export async function findRefundNotice(reader: Pick<Transaction, 'select'>, number: string) {
  const [row] = await reader
    .select({
      kind: refunds.kind,
      payable: refunds.payable,
      currency: refunds.currency,
      refusal: refunds.refusal,
      orderNumber: orders.number,
      email: accounts.email,
      phone: accounts.phone,
      locale: accounts.locale,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(accounts, eq(accounts.id, refunds.accountId))
    .where(eq(refunds.number, number));
  return row ?? null;
}
