import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { charges, payments } from './tables.ts';

/**
 * Locks an unpaid payment until the transaction ends, so that nothing is paid, started or closed meanwhile. Refused when it is
 * paid or over, or when money for it is under way.
 */
export async function lockUnpaid(tx: Transaction, paymentId: number): Promise<void> {
  const [payment] = await tx
    .select({ status: payments.status, isOver: sql<boolean>`${payments.expiresAt} <= mall_now()` })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update');
  if (payment?.status === 'paid') throw new Refusal('trade_paid');
  if (payment?.status !== 'open' || payment.isOver) throw new Refusal('trade_cancelled');
  await assertNoCharge(tx, paymentId, ['processing']);
}

/**
 * Lowers the amount of a payment that the caller has locked. No charge of the old amount may be left that could still be paid: open
 * ones were cancelled at their providers before, and one that has not reached its provider is cancelled here.
 */
export async function reduceAmount(tx: Transaction, paymentId: number, by: number): Promise<void> {
  await assertNoCharge(tx, paymentId, ['pending', 'processing']);
  await tx
    .update(charges)
    .set({ state: 'cancelled' })
    .where(and(eq(charges.paymentId, paymentId), eq(charges.state, 'new')));
  const reduced = await tx
    .update(payments)
    .set({ amount: sql`${payments.amount} - ${by}` })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'open'), gt(payments.amount, by)))
    .returning({ id: payments.id });
  if (reduced.length !== 1) throw new Error(`Payment ${paymentId} changed although its row was locked`);
}

async function assertNoCharge(tx: Transaction, paymentId: number, states: ('pending' | 'processing')[]): Promise<void> {
  const found = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.paymentId, paymentId), inArray(charges.state, states)))
    .limit(1);
  if (found.length > 0) throw new Refusal('payment_under_way');
}
