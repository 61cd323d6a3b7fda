import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { RefundUnits } from '#server/modules/orders/index.ts';
import type { Chosen, Plan } from './plan-refund.ts';
import { refundLines, refunds } from './tables.ts';

/** Writes what a refund takes and what comes back for it, in the place of what was there before. */
export async function writePlan(tx: Transaction, refundId: number, { lines, total }: Plan): Promise<void> {
  await tx.delete(refundLines).where(eq(refundLines.refundId, refundId));
  await tx
    .insert(refundLines)
    .values(
      lines.map(({ lineId, ...line }) => ({ refundId, orderLineId: lineId, quantity: line.pieces.length, ...line })),
    );
  await tx.update(refunds).set(total).where(eq(refunds.id, refundId));
}

const withUnits = (chosen: readonly Chosen[]) => chosen.filter(({ pieces }) => pieces.length > 0);

/** The pieces of a request that is opened. */
export function openedUnits(chosen: readonly Chosen[]): RefundUnits[] {
  return withUnits(chosen).map(({ lineId, pieces, unsent }) => ({
    ...{ lineId, unsent, refunding: pieces.length, refunded: 0 },
  }));
}

/** The same, let go of. */
export function freedUnits(chosen: readonly Chosen[]): RefundUnits[] {
  return withUnits(chosen).map(({ lineId, pieces, unsent }) => ({
    ...{ lineId, unsent: 0 - unsent, refunding: -pieces.length, refunded: 0 },
  }));
}

/** The same, paid back. */
export function paidUnits(chosen: readonly Chosen[]): RefundUnits[] {
  return withUnits(chosen).map(({ lineId, pieces }) => ({
    ...{ lineId, unsent: 0, refunding: -pieces.length, refunded: pieces.length },
  }));
}
