import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import {
  type listPlatformCouponRecords,
  ordersOfCopyMax,
  platformCouponsCountMax,
} from '#contract/coupons/platform.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { copyState, isIn } from './coupon-record-queries.ts';

const ordersOfCopy = sql`from ${orders} join ${payments} on ${payments.id} = ${orders.paymentId}
  where ${payments.number} = ${receivedCoupons.usedFor} and ${orders.platformCouponId} = ${receivedCoupons.id}`;

/** Who has received a coupon of the platform, and for which orders it was used. */
export async function listRecordsOfPlatform({
  id,
  state,
  page,
  limit,
}: z.output<typeof listPlatformCouponRecords.input>): Promise<OutputOf<typeof listPlatformCouponRecords>> {
  const [own] = await database()
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.shopId)));
  if (!own) throw new Refusal('coupon_not_found');
  const where = and(eq(receivedCoupons.couponId, id), state && isIn[state]);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: receivedCoupons.id,
        accountId: receivedCoupons.accountId,
        nickname: accounts.nickname,
        state: copyState,
        receivedAt: receivedCoupons.receivedAt,
        usedAt: receivedCoupons.usedAt,
        orderNos: sql<
          string[]
        >`array(select ${orders.number} ${ordersOfCopy} order by ${orders.id} limit ${ordersOfCopyMax})`,
        off: sql<number | null>`(select sum(${orders.platformCoupon})::int ${ordersOfCopy})`,
      })
      .from(receivedCoupons)
      .innerJoin(accounts, eq(accounts.id, receivedCoupons.accountId))
      .where(where)
      .orderBy(highestFirst(receivedCoupons.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database()
          .select({ id: receivedCoupons.id })
          .from(receivedCoupons)
          .where(where)
          .limit(platformCouponsCountMax)
          .as('counted'),
      ),
  ]);
  const list = rows.map(({ receivedAt, usedAt, off, ...row }) => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    discount: off === null ? null : money(off),
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}
