import { and, asc, eq, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { unitsToSend } from '#server/modules/orders/reads/unit-queries.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/**
 * An order that should be marked received by the clock. Not one with something left to send or with an open refund: then nobody
 * has received it yet, or nothing of it is left to receive.
 */
const isToBeReceived = (reader: Reader) =>
  and(
    eq(orders.status, 'shipped'),
    lte(orders.receiveBy, mallNow),
    eq(orders.openRefunds, 0),
    notExists(
      reader
        .select({ id: orderLines.id })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), sql`${unitsToSend} > 0`)),
    ),
  );

const isToBeCompleted = and(eq(orders.status, 'received'), lte(orders.completeBy, mallNow));

const isToBeReleased = and(isNull(orders.releasedAt), lte(orders.completeBy, mallNow));

/** The longest waiting first. */
async function list(where: SQL | undefined, by: typeof orders.receiveBy | typeof orders.completeBy, limit: number) {
  const rows = await database().select({ id: orders.id }).from(orders).where(where).orderBy(asc(by)).limit(limit);
  return rows.map(({ id }) => id);
}

export const listToReceive = (limit: number) => list(isToBeReceived(database()), orders.receiveBy, limit);
export const listToComplete = (limit: number) => list(isToBeCompleted, orders.completeBy, limit);

export const listToRelease = (limit: number) => list(isToBeReleased, orders.completeBy, limit);

/** Whether it still applies, now that the order is locked. */
export const isStillToReceive = (tx: Transaction, orderId: number) => applies(tx, orderId, isToBeReceived(tx));
export const isReleaseDue = (tx: Transaction, orderId: number) => applies(tx, orderId, isToBeReleased);

async function applies(tx: Transaction, orderId: number, where: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), where));
  return rows.length > 0;
}
