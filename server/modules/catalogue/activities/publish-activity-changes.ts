import { sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { onDatabaseClosed, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { activities, activityProducts, bargains } from '#server/modules/catalogue/tables.ts';

const lookBackDays = 7; // after a start: for activities that began or ended while no process ran

let checkedAt: string | null = null; // by the mall's clock, in the database's format
onDatabaseClosed(() => {
  checkedAt = null;
});

/**
 * Prices and pages change when an activity or a bargain begins or ends, which no event reports. So this finds all that began
 * or ended since the last check, however far the mall's clock was moved, and in which direction.
 */
export async function publishActivityChanges(): Promise<void> {
  checkedAt = await transaction(async (tx) => {
    const rows = await statement<{ now: string; turned: number; productIds: number[] }>(
      'publish_turned_activities',
      sql`
      with span as (
        select mall_now() as now, coalesce(${checkedAt}::timestamptz, mall_now() - make_interval(days => ${lookBackDays})) as before
      ), turned as (
        select a.id, a.kind from ${activities} a, span
        where (a.starts_at > least(before, now) and a.starts_at <= greatest(before, now))
          or (a.ends_at > least(before, now) and a.ends_at <= greatest(before, now))
      ), turned_bargains as (
        select b.product_id from ${bargains} b, span
        where (b.starts_at > least(before, now) and b.starts_at <= greatest(before, now))
          or (b.ends_at > least(before, now) and b.ends_at <= greatest(before, now))
      )
      select span.now::text as now, ((select count(*) from turned) + (select count(*) from turned_bargains))::int as turned,
        array(select ap.product_id from ${activityProducts} ap join turned on turned.id = ap.activity_id
          where turned.kind = 'flash' union select product_id from turned_bargains order by 1) as "productIds"
      from span`,
    ).rows(tx);
    const { now = null, turned = 0, productIds = [] } = rows[0] ?? {};
    if (productIds.length > 0) await publishProducts(tx, productIds);
    if (turned > 0) await invalidateCache(tx, 'activities', 'products');
    return now;
  });
}
