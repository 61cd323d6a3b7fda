import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { type LedgerEntry, pendingOf, writeLedger } from '#server/modules/payments/index.ts';

type Released = { id: number; number: string; shopId: number; currency: string; releasedAt: Date | null };

/**
 * Makes what is pending of an order available to its shop, once: when nobody can ask for a refund any more, or as the rest of an
 * order that was refunded before anybody received it. The caller has locked the order.
 */
export async function releaseShare(tx: Transaction, order: Released, rule: 'release' | 'rest') {
  const { id, number, shopId, currency } = order;
  if (order.releasedAt !== null) throw new Error(`The share of order ${number} was released before`);
  const lines = await tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, id));
  const pending = await pendingOf(
    tx,
    lines.map((line) => line.id),
  );
  await writeLedger(
    tx,
    { cause: `release:${number}`, rule, currency },
    pending.flatMap(({ lineId, amount }): LedgerEntry[] => [
      { account: 'pending', shopId, amount, lineId },
      { account: 'available', shopId, amount: -amount, lineId },
    ]),
  );
  const [released] = await tx.update(orders).set({ releasedAt: mallNow }).where(eq(orders.id, id)).returning();
  if (!released) throw new Error(`Order ${number} does not exist`);
  return released;
}
