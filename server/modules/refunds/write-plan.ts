import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { RefundUnits } from '#server/modules/orders/index.ts';
import type { Chosen, Plan } from './plan-refund.ts';
import { refundLines, refunds } from './tables.ts';

/** Stores the units and amounts of a refund, replacing the previous ones. */
export async function writePlan(tx: Transaction, refundId: number, { lines, total }: Plan): Promise<void> {
  await tx.delete(refundLines).where(eq(refundLines.refundId, refundId));
  await tx
    .insert(refundLines)
    .values(
      lines.map(({ lineId, ...line }) => ({ refundId, orderLineId: lineId, quantity: line.units.length, ...line })),
    );
  await tx.update(refunds).set(total).where(eq(refunds.id, refundId));
}

const withUnits = (chosen: readonly Chosen[]) => chosen.filter(({ units }) => units.length > 0);

/** The change of unit counts when a refund is requested. */
export function openedUnits(chosen: readonly Chosen[]): RefundUnits[] {
  return withUnits(chosen).map(({ lineId, units, unsent }) => ({
    ...{ lineId, unsent, refunding: units.length, refunded: 0, partRefunded: 0 },
  }));
}

/** The same when its units are released. */
export function freedUnits(chosen: readonly Chosen[]): RefundUnits[] {
  return withUnits(chosen).map(({ lineId, units, unsent }) => ({
    ...{ lineId, unsent: 0 - unsent, refunding: -units.length, refunded: 0, partRefunded: 0 },
  }));
}

/** The same when it is paid. Of units that stay with the buyer only a part is. */
export function paidUnits(chosen: readonly Chosen[], doUnitsStay: boolean): RefundUnits[] {
  return withUnits(chosen).map(({ lineId, units: { length } }) => ({
    ...{ lineId, unsent: 0, refunding: -length },
    ...(doUnitsStay ? { refunded: 0, partRefunded: length } : { refunded: length, partRefunded: 0 }),
  }));
}
