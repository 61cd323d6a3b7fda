import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { countReservations, type LedgerEntry, reservedFor, writeLedger } from '#server/modules/payments/index.ts';
import { listUnended, type RefundRow } from './queries.ts';
import { isUndecided } from './refund-status.ts';
import { refundLines } from './tables.ts';

type ReleasedOrder = { id: number; shopId: number; currency: string; releasedAt: Date | null };

/**
 * Keeps back what an undecided refund would take of a share that the shop has already, and frees it again when the refund is
 * decided. Before the release it is pending anyway. The caller has locked the order.
 */
export async function reserveShare(tx: Transaction, order: ReleasedOrder, refund: RefundRow): Promise<void> {
  if (order.releasedAt === null) return;
  const reserved = new Map((await reservedFor(tx, refund.id)).map(({ lineId, amount }) => [lineId, amount]));
  const wanted = isUndecided(refund) ? await readShares(tx, refund.id) : new Map<number, number>();
  const changes = [...new Set([...reserved.keys(), ...wanted.keys()])].map((lineId) => ({
    lineId,
    amount: (wanted.get(lineId) ?? 0) - (reserved.get(lineId) ?? 0),
  }));
  if (changes.every(({ amount }) => amount === 0)) return;
  const isMore = changes.reduce((sum, { amount }) => sum + amount, 0) > 0;
  const times = await countReservations(tx, refund.id);
  await writeLedger(
    tx,
    {
      cause: `reserve:${refund.number}:${times + 1}`,
      rule: isMore ? 'reserve' : 'unreserve',
      currency: order.currency,
      refundId: refund.id,
    },
    changes.flatMap(({ lineId, amount }): LedgerEntry[] => [
      { account: 'available', shopId: order.shopId, amount, lineId },
      { account: 'reserved', shopId: order.shopId, amount: 0 - amount, lineId },
    ]),
  );
}

/** The same for all refunds of an order whose share was just released. */
export async function reserveForUndecided(tx: Transaction, order: ReleasedOrder): Promise<void> {
  for (const refund of await listUnended(tx, order.id)) await reserveShare(tx, order, refund);
}

async function readShares(tx: Transaction, refundId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ lineId: refundLines.orderLineId, amount: refundLines.shopShare })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId));
  return new Map(rows.map(({ lineId, amount }) => [lineId, amount]));
}
