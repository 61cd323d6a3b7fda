import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { database, executePrepared, type Transaction } from '#server/database/connection.ts';
import { announce, news } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { trades } from './tables.ts';

/** A trade has been paid, in full and once. */
export const tradePaid = news('tradePaid', z.object({ number: z.string() }));

type NewTrade = { number: string; accountId: number; amount: number; currency: string; payMinutes: number };
type OpenedTrade = { id: number; expiresAt: Date };

/** Opens something to be paid until the mall's clock has gone on by `payMinutes`. What costs nothing is paid at once. */
export async function openTrade(tx: Transaction, { payMinutes, ...trade }: NewTrade): Promise<OpenedTrade> {
  const isFree = trade.amount === 0;
  const [opened] = await executePrepared<{ id: number; expiresAt: string }>(
    tx,
    'open_trade',
    sql`
    insert into ${trades} (number, account_id, amount, currency, status, expires_at, created_at, paid_at)
    values (${trade.number}, ${trade.accountId}, ${trade.amount}, ${trade.currency}, ${isFree ? 'paid' : 'open'},
      mall_now() + make_interval(mins => ${payMinutes}::int), mall_now(), case when ${isFree}::boolean then mall_now() end)
    returning id, expires_at as "expiresAt"`,
  );
  if (!opened) throw new Error('A trade was opened, yet is not there');
  if (isFree) await announce(tx, tradePaid, { number: trade.number });
  return { id: opened.id, expiresAt: new Date(opened.expiresAt) };
}

/**
 * Closes a trade that nobody has paid; whoever pays it from now on gets the money back. `accountId` is whose it has to
 * be, null when the clock closes it.
 */
export async function closeTrade(tx: Transaction, number: string, accountId: number | null): Promise<{ id: number }> {
  const which = tradeOf(number, accountId);
  const [closed] = await tx
    .update(trades)
    .set({ status: 'closed', closedAt: sql`mall_now()` })
    .where(and(which, eq(trades.status, 'open')))
    .returning({ id: trades.id });
  if (closed) return closed;
  const [trade] = await tx.select({ status: trades.status }).from(trades).where(which);
  throw new Refusal(!trade ? 'trade_not_found' : trade.status === 'paid' ? 'trade_paid' : 'trade_cancelled');
}

/** Trades whose time to be paid is over, the longest waiting first. */
export async function listExpiredTrades(limit: number): Promise<string[]> {
  const rows = await database()
    .select({ number: trades.number })
    .from(trades)
    .where(and(eq(trades.status, 'open'), lte(trades.expiresAt, sql`mall_now()`)))
    .orderBy(asc(trades.expiresAt))
    .limit(limit);
  return rows.map(({ number }) => number);
}

export function tradeOf(number: string, accountId: number | null): SQL | undefined {
  return and(eq(trades.number, number), accountId === null ? undefined : eq(trades.accountId, accountId));
}
