import { sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Asker, Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { statement } from '#server/database/statement.ts';
import type { PriceOffer, SkuFacts } from '#server/modules/catalogue/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { offerKey } from '#server/modules/pricing/index.ts';

type Offered = Pick<SkuFacts, 'productId' | 'offers'>;

/** The flash sales and bargains with a limit per buyer. */
const limitedIn = (facts: readonly Offered[]) =>
  facts.flatMap(({ offers }) => offers.filter(({ perBuyer }) => perBuyer !== null));

/**
 * How many units an account has ordered and not cancelled at prices with a limit per buyer, by `offerKey`. Units that were refunded
 * count: the flash sale or the bargain has sold them.
 */
export async function countLimitedUnits(
  reader: Asker,
  accountId: number,
  facts: readonly Offered[],
): Promise<Map<string, number>> {
  const limited = limitedIn(facts);
  if (limited.length === 0) return new Map();
  const idsOf = (wanted: PriceOffer['kind']) =>
    sql.param(limited.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])));
  const rows = await statement<{ kind: PriceOffer['kind']; id: number; productId: number; units: number }>(
    'units_at_limited_offers',
    sql`
    select case when l.bargain_id is null then 'flash' else 'bargain' end as kind, coalesce(l.bargain_id, l.activity_id) as id,
      l.product_id as "productId", sum(l.quantity)::int as units
    from ${orderLines} l join ${orders} o on o.id = l.order_id
    where (l.bargain_id = any(${idsOf('bargain')}::int[]) or l.activity_id = any(${idsOf('flash')}::int[]))
      and o.account_id = ${accountId} and o.status <> 'cancelled'
    group by 1, 2, 3`,
  ).rows(reader);
  return new Map(rows.map((row) => [offerKey(row, row), row.units]));
}

/** One buyer places orders with such products one after another: otherwise two at once would each see only their own units. */
export async function lockForLimitedOffers(
  tx: Transaction,
  accountId: number,
  facts: readonly Offered[],
): Promise<void> {
  if (limitedIn(facts).length > 0) await takeLock(tx, locks.buyer, accountId);
}
