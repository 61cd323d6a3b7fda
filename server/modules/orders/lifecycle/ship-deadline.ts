import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { getSite } from '#server/modules/content/index.ts';
import { shipDeadlineNear, shipDeadlineOver } from '#server/modules/orders/events.ts';
import { unitsToSend } from '#server/modules/orders/reads/unit-queries.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { moveShipDeadlines } from './holiday-deadlines.ts';
import { lockOrder } from './lock-order.ts';
import { sending } from './order-status.ts';

const batchSize = 100;

/** Sets the shipping deadline of these orders, counted from now; it stands still in holidays. The caller has locked them. */
export async function startShipDeadline(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const { shipDays } = await getSite(tx, 'orders');
  const started = await tx
    .update(orders)
    .set({ shipBy: sql`mall_now() + make_interval(days => ${shipDays})`, shipRemindedAt: null, overdueAt: null })
    .where(inArray(orders.id, [...orderIds]))
    .returning({ id: orders.id, shopId: orders.shopId, createdAt: orders.createdAt, shipBy: orders.shipBy });
  await moveShipDeadlines(tx, started, shipDays);
}

/** An order with something left to send. */
const isToSend = (reader: Pick<Transaction, 'select'>) =>
  and(
    inArray(orders.status, [...sending]),
    isNull(orders.overdueAt),
    exists(
      reader
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), sql`${unitsToSend} > 0`)),
    ),
  );

/**
 * Reminds shops of shipping deadlines, and lets buyers cancel what was not sent in time. Nobody may cancel before the shop was
 * reminded: if the reminder is late, because the mall was down, the deadline is extended accordingly.
 */
export async function watchShipDeadlines(): Promise<void> {
  const { shipRemindDays } = await getSite(database(), 'orders');
  const remindFrom = sql`mall_now() + make_interval(days => ${shipRemindDays})`;
  const isNear = and(isNull(orders.shipRemindedAt), lte(orders.shipBy, remindFrom));
  await forEach(isNear, async (tx, id) => {
    const [order] = await tx
      .update(orders)
      .set({ shipRemindedAt: mallNow, shipBy: sql`greatest(${orders.shipBy}, ${remindFrom})` })
      .where(eq(orders.id, id))
      .returning({ orderNumber: orders.number, shipBy: orders.shipBy });
    if (order?.shipBy)
      await publish(tx, shipDeadlineNear, { orderNumber: order.orderNumber, deadline: order.shipBy.toISOString() });
  });
  const isOver = and(isNotNull(orders.shipRemindedAt), lte(orders.shipBy, mallNow));
  await forEach(isOver, async (tx, id) => {
    const [order] = await tx
      .update(orders)
      .set({ overdueAt: mallNow })
      .where(eq(orders.id, id))
      .returning({ orderNumber: orders.number });
    if (order) await publish(tx, shipDeadlineOver, order);
  });
}

/** Each order in its own transaction, checked again once it is locked: it may just have been sent. */
async function forEach(which: SQL | undefined, act: (tx: Transaction, id: number) => Promise<void>): Promise<void> {
  const due = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(and(isToSend(database()), which))
    .orderBy(asc(orders.shipBy))
    .limit(batchSize);
  for (const { id } of due)
    await transaction(async (tx) => {
      await lockOrder(tx, id);
      const [still] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isToSend(tx), which));
      if (still) await act(tx, id);
    });
}
