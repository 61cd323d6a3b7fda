import { sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Asker, Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { SkuFacts } from '#server/modules/catalogue/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { buyerLock } from './limit-per-buyer.ts';

type Offered = Pick<SkuFacts, 'offers'>;

const limitedIn = (facts: readonly Offered[]) => [
  ...new Set(facts.flatMap(({ offers }) => offers.flatMap(({ id, perBuyer }) => (perBuyer === null ? [] : id)))),
];

/**
 * How many units of bargains with a limit per buyer an account has ordered and not cancelled, by the bargain's id. Units that were
 * refunded count: the bargain has sold them.
 */
export async function countAtBargains(
  reader: Asker,
  accountId: number,
  facts: readonly Offered[],
): Promise<Map<number, number>> {
  const ids = limitedIn(facts);
  if (ids.length === 0) return new Map();
  const rows = await statement<{ id: number; units: number }>(
    'units_at_bargains',
    sql`
    select l.bargain_id as id, sum(l.quantity)::int as units from ${orderLines} l join ${orders} o on o.id = l.order_id
    where l.bargain_id = any(${sql.param(ids)}::int[]) and o.account_id = ${accountId} and o.status <> 'cancelled'
    group by l.bargain_id`,
  ).rows(reader);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** One buyer places orders with such products one after another: otherwise two at once would each see only their own units. */
export async function lockForBargains(tx: Transaction, accountId: number, facts: readonly Offered[]): Promise<void> {
  if (limitedIn(facts).length > 0) await takeLock(tx, buyerLock, accountId);
}
