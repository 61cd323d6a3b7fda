import { sql } from 'drizzle-orm';
import { money } from '#contract/core/values.ts';
import type { CouponFigures } from '#contract/coupons/merchant-figures.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { skus } from '#server/modules/catalogue/tables.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';

// Here and not in coupons, since what was refunded is taken off.

type Copies = Record<'received' | 'used' | 'expired', number>;
type Sums = Record<
  'orders' | 'subtotal' | 'discount' | 'allOff' | 'commission' | 'units' | 'unitsWithCost' | 'cost',
  number
>;

/** How often a coupon of the shop, or with null of the platform, was received and used. */
export function countCopies(shopId: number | null, couponId: number): Promise<Copies[]> {
  return statement<Copies>(
    'coupon_copies',
    sql`
    select c.claimed as received, count(r.id) filter (where r.state = 'used')::int as used,
      count(r.id) filter (where r.state = 'expired' or (r.state = 'received' and r.ends_at <= mall_now()))::int as expired
    from ${coupons} c left join ${receivedCoupons} r on r.coupon_id = c.id
    where c.id = ${couponId} and c.shop_id is not distinct from ${shopId}::int group by c.id`,
  ).rows(database());
}

/** How often a coupon of the shop was received and used, and what remained of the orders that it brought. */
export async function sumUpCoupon(shopId: number, couponId: number): Promise<CouponFigures> {
  const [[copies], [sums]] = await Promise.all([countCopies(shopId, couponId), sumUpOrders(shopId, couponId)]);
  if (!copies) throw new Refusal('coupon_not_found');
  if (!sums) throw new Error(`Summing up coupon ${couponId} returned no row`);
  const turnover = sums.subtotal - sums.allOff;
  return {
    ...copies,
    open: copies.received - copies.used - copies.expired,
    orders: sums.orders,
    subtotal: money(sums.subtotal),
    discount: money(sums.discount),
    reductions: money(sums.allOff - sums.discount),
    turnover: money(turnover),
    commission: money(sums.commission),
    units: sums.units,
    unitsWithCost: sums.unitsWithCost,
    cost: money(sums.cost),
    remains: turnover - sums.commission - sums.cost,
  };
}

/**
 * The paid orders in which it was used, less what was refunded. Units cost nothing that came back, or were never sent. Of what
 * the shop took off an order, deals and a later reduction of its price are not the coupon's.
 */
function sumUpOrders(shopId: number, couponId: number): Promise<Sums[]> {
  return statement<Sums>(
    'coupon_orders',
    sql`
    with brought as (
      select o.id, o.shop_coupon, o.reduction + o.deal_off as reduction
      from ${receivedCoupons} r join ${payments} t on t.number = r.used_for
        join ${orders} o on o.payment_id = t.id and o.shop_coupon_id = r.id
      where r.coupon_id = ${couponId} and r.state = 'used' and o.shop_id = ${shopId} and o.paid_at is not null
    ), lines as (
      select b.id as order_id, b.shop_coupon as order_coupon, b.reduction, s.cost,
        l.subtotal - coalesce(back.subtotal, 0) as subtotal, l.shop_coupon - coalesce(back.shop_coupon, 0) as off,
        l.commission - coalesce(back.commission, 0) as commission, l.quantity - coalesce(back.units, 0) as units
      from brought b join ${orderLines} l on l.order_id = b.id join ${skus} s on s.id = l.sku_id
        left join lateral (
          select sum(rl.subtotal) as subtotal, sum(rl.shop_coupon) as shop_coupon, sum(rl.commission) as commission,
            sum(case when f.has_products_back then rl.quantity else rl.unsent end) as units
          from ${refundLines} rl join ${refunds} f on f.id = rl.refund_id
          where rl.order_line_id = l.id and f.status = 'refunded'
        ) back on true
    ), by_order as (
      select sum(subtotal) as subtotal, sum(off) as off, round(sum(off) * (order_coupon - reduction) / order_coupon) as discount,
        sum(commission) as commission, sum(units) as units, coalesce(sum(units) filter (where cost is not null), 0) as units_with_cost,
        coalesce(sum(units * cost), 0) as cost
      from lines group by order_id, order_coupon, reduction
    )
    select count(*)::int as orders, coalesce(sum(subtotal), 0)::float8 as subtotal, coalesce(sum(discount), 0)::float8 as discount,
      coalesce(sum(off), 0)::float8 as "allOff", coalesce(sum(commission), 0)::float8 as commission,
      coalesce(sum(units), 0)::float8 as units, coalesce(sum(units_with_cost), 0)::float8 as "unitsWithCost",
      coalesce(sum(cost), 0)::float8 as cost
    from by_order`,
  ).rows(database());
}
