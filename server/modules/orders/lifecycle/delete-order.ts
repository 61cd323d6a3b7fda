import { and, eq, inArray, isNull } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { finished } from './order-status.ts';

/** Hides a finished order without open refunds from its buyer's list. For everyone else it stays. */
export async function deleteOrder(accountId: number, number: string): Promise<null> {
  const isTheirs = and(eq(orders.number, number), eq(orders.accountId, accountId), isNull(orders.hiddenAt));
  const { rowCount } = await database()
    .update(orders)
    .set({ hiddenAt: mallNow })
    .where(and(isTheirs, inArray(orders.status, [...finished]), eq(orders.openRefunds, 0)));
  if (rowCount) return null;
  const [running] = await database()
    .select({ status: orders.status, openRefunds: orders.openRefunds })
    .from(orders)
    .where(isTheirs);
  if (!running) throw new Refusal('order_not_found');
  if (running.openRefunds > 0) throw new Refusal('refund_open');
  throw new Refusal('order_cannot_move', { from: running.status, to: 'hidden' });
}
