import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderFlag, OrderNote } from '#contract/shipping/merchant-notes.ts';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
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

/** Flags and whether there is a note, by order id. */
export async function marksOf(
  reader: Reader,
  orderIds: readonly number[],
): Promise<Map<number, { flag: OrderFlag | null; hasNote: boolean }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader
    .select({ orderId: orderNotes.orderId, flag: orderNotes.flag, hasNote: sql<boolean>`${orderNotes.note} <> ''` })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...marks }) => [orderId, marks]));
}
