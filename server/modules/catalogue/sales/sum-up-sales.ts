import { sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { withDeadline } from '#server/database/deadline.ts';
import { statement } from '#server/database/statement.ts';
import { dailySales, products } from '#server/modules/catalogue/tables.ts';

export const weekDays = 7;
export const monthDays = 30;
const patienceMs = 65_000; // a little more than the database's own limit below

/**
 * Updates the sales of the last week and month, in one statement that changes only rows that differ. They are locked in the order of
 * ids, as products are wherever several are locked: an update alone takes them as they lie on the disk.
 */
export async function sumUpSales(join?: Transaction): Promise<void> {
  await withDeadline(patienceMs, () => (join ? sumUp(join) : transaction(sumUp)));
}

async function sumUp(tx: Transaction): Promise<void> {
  await statement('allow_a_minute', sql`set local statement_timeout = '60s'`).run(tx); // nobody waits for it, and a large mall takes a while
  const changed = await statement(
    'sum_up_sales',
    sql`
    with held as materialized (
      select known.id, coalesce(sums.week, 0) as week, coalesce(sums.month, 0) as month
      from ${products} known
      left join (
        select product_id, sum(sold)::int as month, coalesce(sum(sold) filter (where day > mall_now()::date - ${weekDays}::int), 0)::int as week
        from ${dailySales} where day > mall_now()::date - ${monthDays}::int group by product_id
      ) sums on sums.product_id = known.id
      where (known.sold_week, known.sold_month) is distinct from (coalesce(sums.week, 0), coalesce(sums.month, 0))
      order by known.id for no key update of known
    )
    update ${products} p set sold_week = held.week, sold_month = held.month from held where p.id = held.id`,
  ).run(tx);
  if (changed) await invalidateCache(tx, 'products');
}
