import { and, eq, sql } from 'drizzle-orm';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { announce } from '#server/database/news.ts';
import { log } from '#server/http/log.ts';
import type { PayBackAnswer } from '#server/providers/payments/payment-provider.ts';
import { findProvider, inTime } from '#server/providers/payments/payment-providers.ts';
import { writeJournal } from './journal.ts';
import { payBackDone, paymentReturned } from './news.ts';
import { captures, payBacks, trades } from './tables.ts';

type Due = { id: number; operation: string; amount: number; currency: string; provider: string; providerId: string };

/** Pays back what is due. An answer that did not come leaves it due: the provider is asked again, with the same key. */
export async function sendPayBacks(): Promise<void> {
  for (let due = await claimDue(); due; due = await claimDue()) {
    const answer = await ask(due);
    if (answer) await record(due, answer);
  }
}

/** Takes one into hand by putting off its next try, so that no two processes ask for it at once. */
async function claimDue(): Promise<Due | undefined> {
  const { rows } = await database().execute<Due>(sql`
    update ${payBacks} b set
      tries = least(b.tries + 1, 1000),
      next_try_at = mall_now() + make_interval(secs => least(10 * power(2, least(b.tries, 9)), 3600))
    from ${captures} c
    where c.id = b.capture_id and b.id = (
      select id from ${payBacks} where state = 'pending' and next_try_at <= mall_now()
      order by next_try_at limit 1 for update skip locked
    )
    returning b.id, b.operation, b.amount, c.currency, c.provider, c.provider_id as "providerId"`);
  return rows[0];
}

async function ask(due: Due): Promise<PayBackAnswer | null> {
  const provider = findProvider(due.provider);
  if (!provider) return null;
  try {
    return await inTime(provider.payBack(due));
  } catch (error) {
    log.warn({ err: error, operation: due.operation }, 'a pay-back got no answer');
    return null;
  }
}

async function record({ id, operation, amount, currency }: Due, answer: PayBackAnswer): Promise<void> {
  const pending = and(eq(payBacks.id, id), eq(payBacks.state, 'pending'));
  const { providerId } = answer;
  if (answer.state === 'refused') log.error({ operation }, 'the provider will not pay back: somebody has to look');
  await transaction(async (tx) => {
    const state = { done: 'done', pending: 'pending', refused: 'failed' } as const;
    const isDone = answer.state === 'done';
    const set = { state: state[answer.state], providerId, ...(isDone && { doneAt: sql`mall_now()` }) };
    const moved = await tx.update(payBacks).set(set).where(pending).returning({ id: payBacks.id });
    if (!isDone || moved.length === 0) return;
    await writeJournal(tx, `back:${operation}`, [
      { account: 'owed_back', amount, currency },
      { account: 'provider', amount: -amount, currency },
    ]);
    await announce(tx, payBackDone, { operation });
    const tradeNumber = await findNotKept(tx, id);
    if (tradeNumber) await announce(tx, paymentReturned, { tradeNumber, amount, currency });
  });
}

/** The trade that money was for which could not be kept; null when what was paid back is a refund. */
async function findNotKept(tx: Transaction, payBackId: number): Promise<string | null> {
  const [trade] = await tx
    .select({ number: trades.number })
    .from(payBacks)
    .innerJoin(captures, and(eq(captures.id, payBacks.captureId), eq(captures.isKept, false)))
    .innerJoin(trades, eq(trades.id, captures.tradeId))
    .where(eq(payBacks.id, payBackId));
  return trade?.number ?? null;
}
