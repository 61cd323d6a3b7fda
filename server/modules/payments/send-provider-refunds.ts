import { and, eq, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { statement } from '#server/database/statement.ts';
import { log } from '#server/http/log.ts';
import { inTime } from '#server/providers/in-time.ts';
import type { ProviderRefundAnswer } from '#server/providers/payments/payment-provider.ts';
import { findProvider } from '#server/providers/payments/payment-providers.ts';
import { endProviderRefund, paymentNumberOf } from './end-provider-refund.ts';
import { providerRefundRefused } from './events.ts';
import { captures, providerRefunds } from './tables.ts';

type Due = { id: number; operation: string; amount: number; currency: string; provider: string; providerId: string };

/** Sends due provider refunds. Without an answer a refund stays due: the provider is asked again, with the same key. */
export async function sendProviderRefunds(): Promise<void> {
  for (let due = await claimDue(); due; due = await claimDue()) {
    const answer = await ask(due);
    if (answer) await record(due, answer);
  }
}

/** Claims one by postponing its next try, so that no two processes send it at once. */
async function claimDue(): Promise<Due | undefined> {
  const rows = await statement<Due>(
    'claim_due',
    sql`
    update ${providerRefunds} b set
      tries = least(b.tries + 1, 1000),
      next_try_at = mall_now() + make_interval(secs => least(10 * power(2, least(b.tries, 9)), 3600))
    from ${captures} c
    where c.id = b.capture_id and b.id = (
      select id from ${providerRefunds} where state = 'pending' and next_try_at <= mall_now()
      order by next_try_at limit 1 for update skip locked
    )
    returning b.id, b.operation, b.amount, c.currency, c.provider, c.provider_id as "providerId"`,
  ).rows(database());
  return rows[0];
}

async function ask(due: Due): Promise<ProviderRefundAnswer | null> {
  const provider = findProvider(due.provider);
  if (!provider) return null;
  try {
    return await inTime(provider.refundPayment(due));
  } catch (error) {
    log.warn({ err: error, operation: due.operation }, `provider refund ${due.operation} got no answer`);
    return null;
  }
}

async function record(due: Due, answer: ProviderRefundAnswer): Promise<void> {
  const pending = and(eq(providerRefunds.id, due.id), eq(providerRefunds.state, 'pending'));
  const { operation, amount, currency } = due;
  const { providerId, state } = answer;
  if (state === 'done') {
    await transaction((tx) => endProviderRefund(tx, { operation, from: 'pending', to: 'done', reference: providerId }));
    return;
  }
  if (state === 'pending') {
    await database().update(providerRefunds).set({ providerId }).where(pending);
    return;
  }
  log.error({ operation }, `provider refund ${operation} was refused: the platform has to pay another way`);
  await transaction(async (tx) => {
    const refused = await tx.update(providerRefunds).set({ state: 'failed', providerId }).where(pending).returning();
    if (refused.length === 0) return;
    const paymentNumber = await paymentNumberOf(tx, due.id);
    await publish(tx, providerRefundRefused, { operation, paymentNumber, amount, currency });
  });
}
