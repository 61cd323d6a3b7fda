import { sql } from 'drizzle-orm';
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

/** Writes the orders of a payment with their lines and first moves, in one statement, and gives what each line takes. */
export async function writeOrders(tx: Transaction, payment: PaymentToWrite): Promise<LineStock[]> {
  const { id: _, ...address } = payment.address ?? { id: 0 };
  const heads = payment.orders.map(({ lines, needsAddress, ...head }) => ({
    ...head,
    payment_id: payment.paymentId,
    account_id: payment.accountId,
    currency: payment.currency,
    address: needsAddress ? address : null,
  }));
  // A line finds its order by the number; the id is not known before the order is there.
  const lines = payment.orders.flatMap((order) => order.lines.map((line) => ({ order: order.number, line })));
  return statement<LineStock>(
    'write_orders',
    sql`
    with placed as (
      insert into ${orders} (number, payment_id, account_id, shop_id, list_price, subtotal, shop_coupon, platform_coupon, points,
        freight, payable, commission, shop_share, currency, points_used, shop_coupon_id, platform_coupon_id, delivery, address, note, created_at)
      select number, payment_id, account_id, shop_id, list_price, subtotal, shop_coupon, platform_coupon, points,
        freight, payable, commission, shop_share, currency, points_used, shop_coupon_id, platform_coupon_id, delivery, address, note, mall_now()
      from jsonb_populate_recordset(null::${orders}, ${JSON.stringify(heads)}::jsonb)
      returning id, number
    ), lined as (
      insert into ${orderLines} (order_id, product_id, sku_id, activity_id, name, cn_name, variant, cn_variant, picture_hash,
        unit_price, quantity, list_price, subtotal, shop_coupon, platform_coupon, points, freight, payable, commission, shop_share, points_used)
      select placed.id, l.product_id, l.sku_id, l.activity_id, l.name, l.cn_name, l.variant, l.cn_variant, l.picture_hash,
        l.unit_price, l.quantity, l.list_price, l.subtotal, l.shop_coupon, l.platform_coupon, l.points, l.freight, l.payable,
        l.commission, l.shop_share, l.points_used
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as given (entry, place)
      join placed on placed.number = given.entry ->> 'order', jsonb_populate_record(null::${orderLines}, given.entry -> 'line') l
      order by given.place
      returning id, sku_id, quantity
    ), moved as (
      insert into ${orderStatusHistory} (order_id, step, status, by, at)
      select id, 1, 'awaiting_payment', 'shopper', mall_now() from placed
    )
    select id as "lineId", sku_id as "skuId", quantity from lined`,
  ).rows(tx);
}
