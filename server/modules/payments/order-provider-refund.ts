import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { captures, providerRefunds } from './tables.ts';

type ProviderRefundOrder = { operation: string; captureId: number; amount: number };

/**
 * Orders a provider refund. `operation` is the provider's idempotency key: the same one is never paid twice. The caller books the
 * reason against `owed_back`. Never more is paid back than came in: the capture is locked while the refunds are summed up, and
 * refunds with an unknown outcome count as paid.
 */
export async function orderProviderRefund(tx: Transaction, order: ProviderRefundOrder): Promise<void> {
  const captured = await lockCapture(tx, order.captureId);
  const [ordered] = await tx
    .select({ amount: sql<number>`coalesce(sum(${providerRefunds.amount}), 0)`.mapWith(Number) })
    .from(providerRefunds)
    .where(and(eq(providerRefunds.captureId, order.captureId), ne(providerRefunds.state, 'failed')));
  if ((ordered?.amount ?? 0) + order.amount > captured)
    throw new Error(`${order.operation} would pay back more than capture ${order.captureId} has received`);
  await tx.insert(providerRefunds).values({ ...order, nextTryAt: mallNow, createdAt: mallNow });
}

async function lockCapture(tx: Transaction, captureId: number): Promise<number> {
  const [capture] = await tx
    .select({ amount: captures.amount })
    .from(captures)
    .where(eq(captures.id, captureId))
    .for('no key update');
  if (!capture) throw new Error(`Capture ${captureId} does not exist`);
  return capture.amount;
}
