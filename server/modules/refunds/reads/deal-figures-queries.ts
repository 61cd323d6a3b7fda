import { and, eq, sql } from 'drizzle-orm';
import type { DealFigures } from '#contract/catalogue/merchant-deals.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { deals } from '#server/modules/catalogue/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';

type Sums = Record<'orders' | 'units' | 'subtotal' | 'discount' | 'off', number>;

/** What was sold with a deal of the shop: paid orders, less what was refunded. Of a refunded part, the deal's share is its share of all that the shop took off. */
export async function sumUpDeal(shopId: number, dealId: number): Promise<DealFigures> {
  const [deal] = await database()
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.id, dealId), eq(deals.shopId, shopId)));
  if (!deal) throw new Refusal('deal_not_found');
  const [sums] = await statement<Sums>(
    'deal_orders',
    sql`
    with lines as (
      select l.order_id, l.deal_off, l.shop_coupon, l.quantity - l.refunded as units, l.subtotal - coalesce(back.subtotal, 0) as subtotal,
        l.shop_coupon - coalesce(back.shop_coupon, 0) as off
      from ${orderLines} l join ${orders} o on o.id = l.order_id and o.paid_at is not null
        left join lateral (
          select sum(rl.subtotal) as subtotal, sum(rl.shop_coupon) as shop_coupon
          from ${refundLines} rl join ${refunds} f on f.id = rl.refund_id
          where rl.order_line_id = l.id and f.status = 'refunded'
        ) back on true
      where l.deal_id = ${dealId}
    )
    select count(distinct order_id)::int as orders, coalesce(sum(units), 0)::float8 as units, coalesce(sum(subtotal), 0)::float8 as subtotal,
      coalesce(sum(case when shop_coupon = 0 then 0 else round(off::numeric * deal_off / shop_coupon) end), 0)::float8 as discount,
      coalesce(sum(off), 0)::float8 as "off"
    from lines`,
  ).rows(database());
  if (!sums) throw new Error(`Summing up deal ${dealId} returned no row`);
  const { orders: count, units, subtotal, discount, off } = sums;
  return {
    orders: count,
    units,
    subtotal: money(subtotal),
    discount: money(discount),
    turnover: money(subtotal - off),
  };
}
