import { asc, count, eq, sql } from 'drizzle-orm';
import { money, type Paging } from '#contract/core/values.ts';
import type { RefusedProviderRefund } from '#contract/payments/platform.ts';
import { database } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { captures, payments, providerRefunds } from './tables.ts';

/** Refused provider refunds that nobody has paid another way, oldest first. */
export async function listRefusedProviderRefunds({ page, limit }: Paging) {
  const isRefused = eq(providerRefunds.state, 'failed');
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        operation: providerRefunds.operation,
        tradeNo: payments.number,
        amount: providerRefunds.amount,
        currency: captures.currency,
        payer: sql<string>`coalesce(${accounts.email}, ${accounts.phone}, '')`,
        createdAt: providerRefunds.createdAt,
      })
      .from(providerRefunds)
      .innerJoin(captures, eq(captures.id, providerRefunds.captureId))
      .innerJoin(payments, eq(payments.id, captures.paymentId))
      .innerJoin(accounts, eq(accounts.id, payments.accountId))
      .where(isRefused)
      .orderBy(asc(providerRefunds.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(providerRefunds).where(isRefused),
  ]);
  const list = rows.map(
    ({ createdAt, ...row }): RefusedProviderRefund => ({
      ...row,
      amount: money(row.amount),
      orderedAt: createdAt.toISOString(),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}
