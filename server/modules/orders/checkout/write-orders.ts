import { sql } from 'drizzle-orm';
import { columnsIn, recordOf } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { LineStock } from '#server/modules/catalogue/index.ts';
import { orderLines, orderStatusHistory, orders } from '#server/modules/orders/tables.ts';
import type { CheckoutAddress } from './checkout-queries.ts';
import type { OrderToWrite } from './orders-to-write.ts';

export type PaymentToWrite = {
  paymentId: number;
  accountId: number;
  currency: string;
  address: CheckoutAddress | null;
  orders: readonly OrderToWrite[];
};

/** Writes the orders of a payment with their lines and first statuses, in one statement, and returns the stock to reserve. */
export async function writeOrders(tx: Transaction, payment: PaymentToWrite): Promise<LineStock[]> {
  const { id: _, ...address } = payment.address ?? { id: 0 };
  const { paymentId, accountId, currency } = payment;
  const entries = payment.orders.map(({ head, lines, needsAddress }) => ({
    head: recordOf(orders, {
      ...head,
      paymentId,
      accountId,
      currency,
      address: needsAddress ? (address as Omit<CheckoutAddress, 'id'>) : null,
    }),
    lines: lines.map((line) => recordOf(orderLines, line)),
  }));
  const [first] = entries;
  // A line refers to its order by number, since the id is not known before the order is inserted.
  return statement<LineStock>(
    'write_orders',
    sql`
    with given as (
      select entry, place from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as each (entry, place)
    ), placed as (
      insert into ${orders} (${columnsIn(first?.head)}, created_at)
      select ${columnsIn(first?.head, 'o')}, mall_now()
      from given, jsonb_populate_record(null::${orders}, given.entry -> 'head') o order by given.place
      returning id, number
    ), lined as (
      insert into ${orderLines} (order_id, ${columnsIn(first?.lines[0])})
      select placed.id, ${columnsIn(first?.lines[0], 'l')}
      from given join placed on placed.number = given.entry -> 'head' ->> 'number',
        jsonb_array_elements(given.entry -> 'lines') with ordinality as own (line, place),
        jsonb_populate_record(null::${orderLines}, own.line) l
      order by given.place, own.place
      returning id, sku_id, quantity
    ), moved as (
      insert into ${orderStatusHistory} (order_id, step, status, by, at)
      select id, 1, 'awaiting_payment', 'shopper', mall_now() from placed
    )
    select id as "lineId", sku_id as "skuId", quantity from lined`,
  ).rows(tx);
}
