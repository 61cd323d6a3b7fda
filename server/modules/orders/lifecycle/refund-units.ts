import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines } from '#server/modules/orders/tables.ts';

/** By how much the counts of a line's pieces change. */
export type RefundUnits = { lineId: number; unsent: number; refunding: number; refunded: number };

/**
 * Notes which pieces of an order are being asked back, or no longer, or are paid back now. The order is held by the caller.
 * The database refuses counts that cannot be.
 */
export async function moveRefundUnits(tx: Transaction, orderId: number, pieces: readonly RefundUnits[]): Promise<void> {
  const column = (name: keyof RefundUnits) => sql.param(pieces.map((piece) => piece[name]));
  const { rowCount } = await tx.execute(sql`
    with piece as (
      select * from unnest(${column('lineId')}::int[], ${column('unsent')}::int[], ${column('refunding')}::int[], ${column('refunded')}::int[])
        as piece (line_id, unsent, refunding, refunded)
    ), held as materialized (
      select l.id from ${orderLines} l join piece on piece.line_id = l.id where l.order_id = ${orderId} order by l.id for no key update of l
    )
    update ${orderLines} l set
      unsent = l.unsent + piece.unsent, refunding = l.refunding + piece.refunding, refunded = l.refunded + piece.refunded
    from piece join held on held.id = piece.line_id where l.id = piece.line_id`);
  if (rowCount !== pieces.length) throw new Error(`Order ${orderId} has no such lines`);
}
