import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { deals } from '#server/modules/catalogue/tables.ts';
import type { RunningDeal } from './running-queries.ts';

/**
 * Makes sure that deals run as they were read, and are neither stopped nor changed until the transaction ends. Orders do not wait
 * for one another; stopping waits for them. Refuses, because the price has changed.
 */
export async function claimDeals(tx: Transaction, wanted: readonly RunningDeal[]): Promise<void> {
  if (wanted.length === 0) return;
  const column = (name: 'id' | 'version') => sql.param(wanted.map((deal) => deal[name]));
  const locked = await statement<{ id: number }>(
    'claim_deals',
    sql`
    select d.id from ${deals} d join unnest(${column('id')}::int[], ${column('version')}::int[]) as wanted (id, version) using (id, version)
    where d.stopped_at is null and d.ends_at > mall_now() order by d.id for share of d`,
  ).rows(tx);
  if (locked.length < wanted.length) throw new Refusal('quote_changed');
}
