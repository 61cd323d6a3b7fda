import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { captures, providerRefunds } from './tables.ts';

type ProviderRefundOrder = { operation: string; captureId: number; amount: number };

/**
 * Orders money to be paid back. The operation is what the provider will be asked with, however often: the same one is
 * never paid twice. Whoever orders it books what it is for against `owed_back`. Never more goes back than came in: the
 * capture is held while it is counted, and what nobody has heard the end of counts as paid.
 */
export async function orderProviderRefund(tx: Transaction, order: ProviderRefundOrder): Promise<void> {
  const captured = await holdCapture(tx, order.captureId);
  const [ordered] = await tx
    .select({ amount: sql<number>`coalesce(sum(${providerRefunds.amount}), 0)`.mapWith(Number) })
    .from(providerRefunds)
    .where(and(eq(providerRefunds.captureId, order.captureId), ne(providerRefunds.state, 'failed')));
  if ((ordered?.amount ?? 0) + order.amount > captured)
    throw new Error(`${order.operation} would pay back more than came in by capture ${order.captureId}`);
  await tx.insert(providerRefunds).values({ ...order, nextTryAt: sql`mall_now()`, createdAt: sql`mall_now()` });
}

async function holdCapture(tx: Transaction, captureId: number): Promise<number> {
  const [capture] = await tx
    .select({ amount: captures.amount })
    .from(captures)
    .where(eq(captures.id, captureId))
    .for('no key update');
  if (!capture) throw new Error(`There is no capture ${captureId}`);
  return capture.amount;
}
