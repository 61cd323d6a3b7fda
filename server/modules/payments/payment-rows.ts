import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Transaction } from '#server/database/connection.ts';
import { event, publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { payments } from './tables.ts';

/** A payment was paid, in full and once. */
export const paymentPaid = event('payments.paid', z.object({ number: z.string() }));

type NewPayment = { number: string; accountId: number; amount: number; currency: string; payMinutes: number };
type OpenedPayment = { id: number; expiresAt: Date };

/** Opens a payment with a deadline of `payMinutes` by the mall's clock. One of zero is paid at once. */
export async function openPayment(tx: Transaction, { payMinutes, ...payment }: NewPayment): Promise<OpenedPayment> {
  const isFree = payment.amount === 0;
  const [opened] = await statement<{ id: number; expiresAt: string }>(
    'open_payment',
    sql`
    insert into ${payments} (number, account_id, amount, currency, status, expires_at, created_at, paid_at)
    values (${payment.number}, ${payment.accountId}, ${payment.amount}, ${payment.currency}, ${isFree ? 'paid' : 'open'},
      mall_now() + make_interval(mins => ${payMinutes}::int), mall_now(), case when ${isFree}::boolean then mall_now() end)
    returning id, expires_at as "expiresAt"`,
  ).rows(tx);
  if (!opened) throw new Error('Opening a payment returned no row');
  if (isFree) await publish(tx, paymentPaid, { number: payment.number });
  return { id: opened.id, expiresAt: new Date(opened.expiresAt) };
}

/**
 * Closes an unpaid payment; money that arrives later is paid back. `accountId` is the owner to check, null when the clock
 * closes it.
 */
export async function closePayment(tx: Transaction, number: string, accountId: number | null): Promise<{ id: number }> {
  const which = paymentOf(number, accountId);
  const [closed] = await tx
    .update(payments)
    .set({ status: 'closed', closedAt: mallNow })
    .where(and(which, eq(payments.status, 'open')))
    .returning({ id: payments.id });
  if (closed) return closed;
  const [payment] = await tx.select({ status: payments.status }).from(payments).where(which);
  throw new Refusal(!payment ? 'trade_not_found' : payment.status === 'paid' ? 'trade_paid' : 'trade_cancelled');
}

/** Payments whose deadline is over, the longest waiting first. */
export async function listExpiredPayments(limit: number): Promise<string[]> {
  const rows = await database()
    .select({ number: payments.number })
    .from(payments)
    .where(and(eq(payments.status, 'open'), lte(payments.expiresAt, mallNow)))
    .orderBy(asc(payments.expiresAt))
    .limit(limit);
  return rows.map(({ number }) => number);
}

export function paymentOf(number: string, accountId: number | null): SQL | undefined {
  return and(eq(payments.number, number), accountId === null ? undefined : eq(payments.accountId, accountId));
}
