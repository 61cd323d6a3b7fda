import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { readSandboxLedger } from '#server/providers/payments/sandbox-ledger.ts';
import { captures, providerRefunds } from './tables.ts';

export type LedgerDifference = { providerId: string; ledger: number; ours: number };

/**
 * Compares the mall's tables with the test gateway's own ledger, payment by payment: captures minus refunds must be the same in
 * both. Without anything under way there is no difference.
 */
export async function listLedgerDifferences(dataDir: string): Promise<LedgerDifference[]> {
  const ledger = new Map<string, number>();
  for (const { paymentId, kind, amount } of await readSandboxLedger(dataDir))
    ledger.set(paymentId, (ledger.get(paymentId) ?? 0) + (kind === 'received' ? amount : -amount));
  const rows = await statement<{ providerId: string; ours: number }>(
    'list_book_differences',
    sql`
    select c.provider_id as "providerId", (c.amount - coalesce(sum(b.amount) filter (where b.state = 'done'), 0))::int as ours
    from ${captures} c left join ${providerRefunds} b on b.capture_id = c.id
    where c.provider = 'sandbox' group by c.id`,
  ).rows(database());
  const ours = new Map(rows.map((row) => [row.providerId, row.ours]));
  return [...new Set([...ledger.keys(), ...ours.keys()])]
    .map((providerId) => ({ providerId, ledger: ledger.get(providerId) ?? 0, ours: ours.get(providerId) ?? 0 }))
    .filter((one) => one.ledger !== one.ours || !ledger.has(one.providerId) || !ours.has(one.providerId));
}
