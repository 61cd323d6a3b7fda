import { and, count, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import type { CouponRecord, listCouponRecords } from '#contract/coupons/merchant-figures.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';

type Input = z.output<typeof listCouponRecords.input>;

const isUnspent = eq(receivedCoupons.state, 'received');
/** By the clock as well: the job that marks copies as expired runs a little later. */
export const isIn: Record<CouponRecord['state'], SQL | undefined> = {
  received: and(isUnspent, gt(receivedCoupons.endsAt, mallNow)),
  used: eq(receivedCoupons.state, 'used'),
  expired: or(eq(receivedCoupons.state, 'expired'), and(isUnspent, lte(receivedCoupons.endsAt, mallNow))),
};

/** The state of a copy. */
export const copyState = sql<
  CouponRecord['state']
>`case when ${isIn.expired} then 'expired' else ${receivedCoupons.state} end`;

/** Who has received a coupon of the shop, and for which of its orders it was used. */
export async function listRecordsOf(
  shopId: number,
  { id, state, page, limit }: Input,
): Promise<OutputOf<typeof listCouponRecords>> {
  const [own] = await database()
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.shopId, shopId)));
  if (!own) throw new Refusal('coupon_not_found');
  const where = and(eq(receivedCoupons.couponId, id), state && isIn[state]);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: receivedCoupons.id,
        nickname: accounts.nickname,
        state: copyState,
        receivedAt: receivedCoupons.receivedAt,
        endsAt: receivedCoupons.endsAt,
        usedAt: receivedCoupons.usedAt,
        orderNo: orders.number,
        off: sql<number | null>`${orders.shopCoupon} - ${orders.dealOff} - ${orders.reduction}`,
      })
      .from(receivedCoupons)
      .innerJoin(accounts, eq(accounts.id, receivedCoupons.accountId))
      .leftJoin(payments, eq(payments.number, receivedCoupons.usedFor))
      .leftJoin(orders, and(eq(orders.paymentId, payments.id), eq(orders.shopCouponId, receivedCoupons.id)))
      .where(where)
      .orderBy(highestFirst(receivedCoupons.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(receivedCoupons).where(where),
  ]);
  return { list: rows.map(recordOf), total: counted?.total ?? 0, page, limit };
}

type Row = Omit<CouponRecord, 'receivedAt' | 'endsAt' | 'usedAt' | 'discount'> & {
  receivedAt: Date;
  endsAt: Date;
  usedAt: Date | null;
  off: number | null;
};

const recordOf = ({ receivedAt, endsAt, usedAt, off, ...row }: Row): CouponRecord => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  endsAt: endsAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  discount: off === null ? null : money(off),
});
