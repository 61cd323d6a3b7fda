import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { orderStatusHistory, orders } from '#server/modules/orders/tables.ts';
import { next } from './order-status.ts';

type Mover = (typeof orderStatusHistory.$inferInsert)['by'];
export type Move = { from: OrderStatus; to: OrderStatus; by: Mover; reason?: string };

/**
 * Changes the status of orders, of all or none, and writes the status history. No other code sets a status. The update names the
 * status it leaves, so the database settles races.
 */
export async function moveOrders(
  tx: Transaction,
  orderIds: readonly number[],
  { from, to, by, reason = '' }: Move,
): Promise<void> {
  if (!next[from].includes(to)) throw new Error(`The status of an order cannot change from ${from} to ${to}`);
  const moved = await statement(
    'move_orders',
    sql`
    with held as materialized (
      select id from ${orders} where id = any(${sql.param(orderIds)}::int[]) order by id for no key update
    ), moved as (
      update ${orders} o set
        status = ${to},
        paid_at = ${to === 'paid' ? mallNow : sql`o.paid_at`},
        ship_by = null, ship_reminded_at = null, overdue_at = null,
        shipped_at = ${to === 'shipped' ? mallNow : sql`o.shipped_at`},
        received_at = ${to === 'received' ? mallNow : sql`o.received_at`},
        completed_at = ${to === 'completed' ? mallNow : sql`o.completed_at`},
        cancelled_at = ${to === 'cancelled' ? mallNow : sql`o.cancelled_at`},
        cancel_reason = ${to === 'cancelled' ? reason : sql`o.cancel_reason`}
      from held where o.id = held.id and o.status = ${from}
      returning o.id
    )
    insert into ${orderStatusHistory} (order_id, step, status, by, at)
    select id, (select count(*) + 1 from ${orderStatusHistory} before where before.order_id = moved.id), ${to}, ${by}, mall_now() from moved`,
  ).run(tx);
  if (moved !== new Set(orderIds).size) throw new Refusal('order_cannot_move', { from, to });
}
