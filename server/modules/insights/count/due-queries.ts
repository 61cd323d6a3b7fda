import { sql } from 'drizzle-orm';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { cartMarks, insightsDue, seenMarks, visitorSalts } from '#server/modules/insights/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';

// Which days of which shops have to be counted again.

const today = sql`(mall_now() at time zone 'UTC')::date`;

/** Marks a cart for each of these products, once a day. */
export async function noteAddedToCart(
  tx: Transaction,
  { cartId, productIds }: { cartId: number; productIds: readonly number[] },
): Promise<void> {
  await statement(
    'mark_carts',
    sql`
    with marked as (
      insert into ${cartMarks} (day, shop_id, product_id, cart_id)
      select ${today}, p.shop_id, p.id, ${cartId}::int
      from ${products} p where p.id = any(${sql.param([...productIds])}::int[]) order by 2, 3
      on conflict do nothing
      returning shop_id, day
    )
    insert into ${insightsDue} (shop_id, day) select distinct shop_id, day from marked order by 1, 2
    on conflict do nothing`,
  ).run(tx);
}

/** The days on which the orders of a payment were placed and paid are counted again. */
export async function recountPayment(tx: Transaction, paymentNumber: string): Promise<void> {
  await statement(
    'mark_days_of_payment',
    sql`
    insert into ${insightsDue} (shop_id, day)
    select distinct o.shop_id, (at.time at time zone 'UTC')::date
    from ${payments} p join ${orders} o on o.payment_id = p.id
      cross join lateral (values (o.created_at), (o.paid_at)) as at (time)
    where p.number = ${paymentNumber} and at.time is not null order by 1, 2
    on conflict do nothing`,
  ).run(tx);
}

/** A refund that is booked lowers the sales of the day on which its order was paid. */
export async function recountRefund(
  tx: Transaction,
  { number, status }: { number: string; status: RefundStatus },
): Promise<void> {
  if (status !== 'refunding' && status !== 'refunded') return;
  await statement(
    'mark_days_of_refund',
    sql`
    insert into ${insightsDue} (shop_id, day)
    select o.shop_id, (o.paid_at at time zone 'UTC')::date
    from ${refunds} r join ${orders} o on o.id = r.order_id
    where r.number = ${number} and o.paid_at is not null
    on conflict do nothing`,
  ).run(tx);
}

/** Ends the days that are over: their salts are deleted, and each of their shops is counted once more. */
export async function endDays(tx: Transaction): Promise<void> {
  await statement(
    'end_insight_days',
    sql`
    with ended as (delete from ${visitorSalts} where day < ${today} returning day)
    insert into ${insightsDue} (shop_id, day)
    select m.shop_id, m.day from ${seenMarks} m join ended on ended.day = m.day
    union select m.shop_id, m.day from ${cartMarks} m join ended on ended.day = m.day
    order by 1, 2
    on conflict do nothing`,
  ).run(tx);
}

/** Deletes the marks of days that ended a day ago and are counted. */
export async function deleteOldMarks(tx: Transaction): Promise<void> {
  for (const marks of [seenMarks, cartMarks])
    await statement(
      'delete_old_marks',
      sql`delete from ${marks} m where m.day < ${today} - 1
        and not exists (select from ${insightsDue} due where due.shop_id = m.shop_id and due.day = m.day)`,
    ).run(tx);
}

/** Takes one day of a shop that has to be counted; null when there is none that nobody else is counting. */
export async function takeDue(tx: Transaction): Promise<{ shopId: number; day: string } | null> {
  const [due] = await statement<{ shopId: number; day: string }>(
    'take_insights_due',
    sql`
    delete from ${insightsDue} where (shop_id, day) = (
      select shop_id, day from ${insightsDue} order by day desc, shop_id limit 1 for update skip locked
    ) returning shop_id as "shopId", day::text as day`,
  ).rows(tx);
  return due ?? null;
}
