import { asc, count, eq, sql } from 'drizzle-orm';
import { money, type Paging } from '#contract/core/values.ts';
import type { RefusedPayBack } from '#contract/payments/platform.ts';
import { database } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { captures, payBacks, trades } from './tables.ts';

/** A page of the money that providers will not pay back and nobody has paid another way, the oldest first. */
export async function listRefusedPayBacks({ page, limit }: Paging) {
  const isRefused = eq(payBacks.state, 'failed');
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        operation: payBacks.operation,
        tradeNo: trades.number,
        amount: payBacks.amount,
        currency: captures.currency,
        payer: sql<string>`coalesce(${accounts.email}, ${accounts.phone}, '')`,
        createdAt: payBacks.createdAt,
      })
      .from(payBacks)
      .innerJoin(captures, eq(captures.id, payBacks.captureId))
      .innerJoin(trades, eq(trades.id, captures.tradeId))
      .innerJoin(accounts, eq(accounts.id, trades.accountId))
      .where(isRefused)
      .orderBy(asc(payBacks.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(payBacks).where(isRefused),
  ]);
  const list = rows.map(
    ({ createdAt, ...row }): RefusedPayBack => ({
      ...row,
      amount: money(row.amount),
      orderedAt: createdAt.toISOString(),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}
