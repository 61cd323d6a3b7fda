import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { orderLines } from '#server/modules/orders/tables.ts';

/** The change of a line's unit counts. */
export type RefundUnits = {
  lineId: number;
  unsent: number;
  refunding: number;
  refunded: number;
  partRefunded: number;
};

/**
 * Records which units of an order are being requested back, released again, or paid back. The caller has locked the order. The
 * database refuses impossible counts.
 */
export async function moveRefundUnits(tx: Transaction, orderId: number, units: readonly RefundUnits[]): Promise<void> {
  const column = (name: keyof RefundUnits) => sql.param(units.map((unit) => unit[name]));
  const moved = await statement(
    'move_refund_units',
    sql`
    with unit as (
      select * from unnest(${column('lineId')}::int[], ${column('unsent')}::int[], ${column('refunding')}::int[], ${column('refunded')}::int[],
        ${column('partRefunded')}::int[]) as unit (line_id, unsent, refunding, refunded, part_refunded)
    ), held as materialized (
      select l.id from ${orderLines} l join unit on unit.line_id = l.id where l.order_id = ${orderId} order by l.id for no key update of l
    )
    update ${orderLines} l set
      unsent = l.unsent + unit.unsent, refunding = l.refunding + unit.refunding, refunded = l.refunded + unit.refunded,
      part_refunded = l.part_refunded + unit.part_refunded
    from unit join held on held.id = unit.line_id where l.id = unit.line_id`,
  ).run(tx);
  if (moved !== units.length) throw new Error(`Order ${orderId} does not have all of these lines`);
}
