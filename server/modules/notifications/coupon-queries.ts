import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Asker } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { buyerColumns } from './reader-queries.ts';
import { notifications } from './tables.ts';

const endingHours = 48;
const ownedHours = 24; // whoever has just received one knows when it ends

/** Unused coupons that end soon and whose owners were not notified of it yet, after an id. */
export function listEndingCoupons(on: Asker, after: number, limit: number) {
  const endsAtSeconds = sql<number>`extract(epoch from ${receivedCoupons.endsAt})::bigint`.mapWith(Number);
  return on
    .select({
      id: receivedCoupons.id,
      name: coupons.name,
      endsAt: receivedCoupons.endsAt,
      endsAtSeconds,
      reader: buyerColumns,
    })
    .from(receivedCoupons)
    .innerJoin(coupons, eq(coupons.id, receivedCoupons.couponId))
    .innerJoin(
      accounts,
      and(eq(accounts.id, receivedCoupons.accountId), isNull(accounts.disabledAt), ne(accounts.userType, 'visitor')),
    )
    .where(
      and(
        eq(receivedCoupons.state, 'received'),
        gt(receivedCoupons.endsAt, mallNow),
        lt(receivedCoupons.endsAt, sql`${mallNow} + make_interval(hours => ${endingHours})`),
        lt(receivedCoupons.receivedAt, sql`${mallNow} - make_interval(hours => ${ownedHours})`),
        gt(receivedCoupons.id, after),
        sql`not exists (select from ${notifications} n where n.account_id = ${receivedCoupons.accountId} and n.side = 'shopper'
          and coalesce(n.shop_id, 0) = 0 and n.cause = 'couponEnding:' || ${receivedCoupons.id} || ':' || ${endsAtSeconds})`,
      ),
    )
    .orderBy(asc(receivedCoupons.id))
    .limit(limit);
}
