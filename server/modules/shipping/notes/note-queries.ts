import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderFlag, OrderNote } from '#contract/shipping/merchant-notes.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { orderNotes } from '#server/modules/shipping/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** What the shop's people have written about an order. The caller has found it among the orders of their shop. */
export async function findNote(reader: Reader, orderId: number): Promise<OrderNote> {
  const [row] = await reader
    .select({
      note: orderNotes.note,
      flag: orderNotes.flag,
      version: orderNotes.version,
      by: sql<string>`coalesce(${accounts.nickname}, '')`,
      at: orderNotes.changedAt,
    })
    .from(orderNotes)
    .leftJoin(accounts, eq(accounts.id, orderNotes.accountId))
    .where(eq(orderNotes.orderId, orderId));
  return row ? { ...row, at: row.at.toISOString() } : { note: '', flag: null, version: 0, by: '', at: null };
}

/** Flags and notes, by order id. */
export async function marksOf(
  reader: Reader,
  orderIds: readonly number[],
): Promise<Map<number, { flag: OrderFlag | null; note: string }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader
    .select({ orderId: orderNotes.orderId, flag: orderNotes.flag, note: orderNotes.note })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...marks }) => [orderId, marks]));
}

/** The orders of a shop with these numbers and their flags, by number. Those that have notes are locked. */
export async function lockFlags(tx: Transaction, shopId: number, numbers: readonly string[]) {
  const own = await tx
    .select({ orderId: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.number, [...numbers])));
  const ids = own.map(({ orderId }) => orderId);
  const rows = await tx
    .select({ orderId: orderNotes.orderId, flag: orderNotes.flag })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, ids))
    .orderBy(asc(orderNotes.orderId))
    .for('update');
  const flags = new Map(rows.map(({ orderId, flag }) => [orderId, flag]));
  return new Map(own.map((order) => [order.number, { ...order, flag: flags.get(order.orderId) ?? null }]));
}

/** Sets the flag of orders that have notes or none; whoever is writing a note meanwhile is refused, and sees the flag. */
export async function writeFlags(
  tx: Transaction,
  { shopId, accountId }: Actor,
  orderIds: readonly number[],
  flag: OrderFlag | null,
): Promise<void> {
  if (orderIds.length === 0) return;
  const written = { flag, accountId, changedAt: mallNow };
  await tx
    .insert(orderNotes)
    .values(
      orderIds.toSorted((a, b) => a - b).map((orderId) => ({ ...written, orderId, shopId, note: '', version: 1 })),
    )
    .onConflictDoUpdate({
      target: orderNotes.orderId,
      set: { ...written, version: sql`${orderNotes.version} + 1` },
    });
}
