import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { announce } from '#server/database/events.ts';
import { payBackDone, paymentReturned } from './events.ts';
import { writeJournal } from './journal.ts';
import { captures, payBacks, trades } from './tables.ts';

type Ending = { operation: string; reference: string | null } & (
  | { from: 'pending'; to: 'done' }
  | { from: 'failed'; to: 'transferred' }
);

/** Money has gone back, by its provider or another way: it is booked and told, once. False when it had before. */
export async function endPayBack(tx: Transaction, { operation, from, to, reference }: Ending): Promise<boolean> {
  const [ended] = await tx
    .update(payBacks)
    .set({ state: to, providerId: reference, doneAt: sql`mall_now()` })
    .where(and(eq(payBacks.operation, operation), eq(payBacks.state, from)))
    .returning();
  if (!ended) return false;
  const { amount } = ended;
  const { tradeNumber, currency, isKept } = await captureOf(tx, ended.id);
  await writeJournal(tx, `back:${operation}`, [
    { account: 'owed_back', amount, currency },
    { account: to === 'done' ? 'provider' : 'bank', amount: -amount, currency },
  ]);
  await announce(tx, payBackDone, { operation, by: to === 'done' ? 'provider' : 'platform' });
  if (!isKept) await announce(tx, paymentReturned, { tradeNumber, amount, currency });
  return true;
}

/** The trade by which the money came. */
export const tradeNumberOf = async (tx: Transaction, payBackId: number): Promise<string> =>
  (await captureOf(tx, payBackId)).tradeNumber;

async function captureOf(tx: Transaction, payBackId: number) {
  const [capture] = await tx
    .select({ tradeNumber: trades.number, currency: captures.currency, isKept: captures.isKept })
    .from(payBacks)
    .innerJoin(captures, eq(captures.id, payBacks.captureId))
    .innerJoin(trades, eq(trades.id, captures.tradeId))
    .where(eq(payBacks.id, payBackId));
  if (!capture) throw new Error(`There is no capture of pay-back ${payBackId}`);
  return capture;
}
