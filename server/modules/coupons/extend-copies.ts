import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { statement } from '#server/database/statement.ts';
import { couponExtended } from './events.ts';
import { coupons, receivedCoupons } from './tables.ts';

const batchSize = 1_000;

/**
 * Lets copies of a coupon end when the coupon does: those that can still be spent, and spent ones, which an order may give back.
 * May be called twice and in any order, since it reads the coupon itself.
 */
export async function extendCopies(
  tx: Transaction,
  { couponId, after }: { couponId: number; after: number },
): Promise<void> {
  const [batch] = await statement<{ copies: number; last: number }>(
    'extend_copies',
    sql`
    with behind as materialized (
      select r.id, c.ends_at from ${receivedCoupons} r join ${coupons} c on c.id = r.coupon_id
      where r.coupon_id = ${couponId} and r.id > ${after} and r.state in ('received', 'used') and r.ends_at < c.ends_at
      order by r.id limit ${batchSize} for no key update of r
    ), extended as (
      update ${receivedCoupons} r set ends_at = behind.ends_at from behind where r.id = behind.id
    )
    select count(*)::int as copies, coalesce(max(id), 0) as last from behind`,
  ).rows(tx);
  // A coupon may have more copies than one transaction should lock: the rest follows with another event.
  if (batch?.copies === batchSize) await publish(tx, couponExtended, { couponId, after: batch.last });
}
