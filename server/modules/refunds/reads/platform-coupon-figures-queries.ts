import { sql } from 'drizzle-orm';
import { money } from '#contract/core/values.ts';
import type { PlatformCouponFigures } from '#contract/coupons/platform.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';
import { countCopies } from './coupon-figures-queries.ts';

type Sums = Record<'orders' | 'buyers' | 'subtotal' | 'reductions' | 'discount' | 'commission', number>;

/** How often a coupon of the platform was received and used, what it cost the platform, and the sales that it brought. */
export async function sumUpPlatformCoupon(couponId: number): Promise<PlatformCouponFigures> {
  const [[copies], [sums]] = await Promise.all([countCopies(null, couponId), sumUpOrders(couponId)]);
  if (!copies) throw new Refusal('coupon_not_found');
  if (!sums) throw new Error(`Summing up coupon ${couponId} of the platform returned no row`);
  return {
    ...copies,
    open: copies.received - copies.used - copies.expired,
    orders: sums.orders,
    buyers: sums.buyers,
    subtotal: money(sums.subtotal),
    reductions: money(sums.reductions),
    discount: money(sums.discount),
    turnover: money(sums.subtotal - sums.reductions - sums.discount),
    commission: money(sums.commission),
  };
}

/** The paid orders in which it was used, less what was refunded. */
function sumUpOrders(couponId: number): Promise<Sums[]> {
  return statement<Sums>(
    'platform_coupon_orders',
    sql`
    with brought as (
      select o.id, o.account_id
      from ${receivedCoupons} r join ${payments} t on t.number = r.used_for
        join ${orders} o on o.payment_id = t.id and o.platform_coupon_id = r.id
      where r.coupon_id = ${couponId} and r.state = 'used' and o.paid_at is not null
    ), lines as (
      select l.subtotal - coalesce(back.subtotal, 0) as subtotal, l.shop_coupon - coalesce(back.shop_coupon, 0) as reductions,
        l.platform_coupon - coalesce(back.platform_coupon, 0) as discount, l.commission - coalesce(back.commission, 0) as commission
      from brought b join ${orderLines} l on l.order_id = b.id
        left join lateral (
          select sum(rl.subtotal) as subtotal, sum(rl.shop_coupon) as shop_coupon, sum(rl.platform_coupon) as platform_coupon,
            sum(rl.commission) as commission
          from ${refundLines} rl join ${refunds} f on f.id = rl.refund_id
          where rl.order_line_id = l.id and f.status = 'refunded'
        ) back on true
    )
    select (select count(*)::int from brought) as orders, (select count(distinct account_id)::int from brought) as buyers,
      coalesce(sum(subtotal), 0)::float8 as subtotal, coalesce(sum(reductions), 0)::float8 as reductions,
      coalesce(sum(discount), 0)::float8 as discount, coalesce(sum(commission), 0)::float8 as commission
    from lines`,
  ).rows(database());
}
