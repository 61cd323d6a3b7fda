import { sql } from 'drizzle-orm';
import { nextRefundStatuses } from '#server/modules/refunds/index.ts';

const steps = Object.entries(nextRefundStatuses).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));

export const isOpen = sql`r.status in ('under_review', 'offered', 'accepted', 'sent_back', 'disputed')`;
export const isBooked = sql`r.status in ('refunding', 'refunded')`;
const staysWithBuyer = sql`(r.kind = 'money' and r.agreed_amount is not null)`;
const isHolding = sql`r.status not in ('refused', 'withdrawn', 'expired')`;

/** What must be true of refunds, each promise with what breaks it. A part of the list in audit.ts. */
export const refundPromises = {
  'Q4 what is asked back of a line is no more than was paid for it': sql`
    select 'line ' || l.id from order_lines l join refund_lines rl on rl.order_line_id = l.id
    join refunds r on r.id = rl.refund_id and ${isHolding} group by l.id
    having sum(rl.subtotal) > l.subtotal or sum(rl.shop_coupon) > l.shop_coupon or sum(rl.platform_coupon) > l.platform_coupon
      or sum(rl.points) > l.points or sum(rl.freight) > l.freight or sum(rl.payable) > l.payable
      or sum(rl.commission) > l.commission or sum(rl.shop_share) > l.shop_share or sum(rl.points_used) > l.points_used`,
  'Q4 no unit is asked back twice': sql`
    select 'line ' || rl.order_line_id from refund_lines rl join refunds r on r.id = rl.refund_id and ${isHolding}
    join order_lines l on l.id = rl.order_line_id, unnest(rl.units) as unit (number)
    group by rl.order_line_id, unit.number having count(*) > 1 or unit.number not between 1 and min(l.quantity)`,
  'Q4 a line whose units all went back has given back all but freight': sql`
    select 'line ' || l.id from order_lines l join refund_lines rl on rl.order_line_id = l.id
    join refunds r on r.id = rl.refund_id and ${isBooked} where l.refunded = l.quantity group by l.id
    having not bool_or(r.agreed_amount is not null) and (sum(rl.subtotal), sum(rl.shop_coupon), sum(rl.platform_coupon), sum(rl.points), sum(rl.commission), sum(rl.points_used))
      <> (l.subtotal, l.shop_coupon, l.platform_coupon, l.points, l.commission, l.points_used)`,
  'Q4 the lines of a refund add up to it': sql`
    select r.number from refunds r left join refund_lines rl on rl.refund_id = r.id group by r.id
    having (coalesce(sum(rl.quantity), -1), sum(rl.subtotal), sum(rl.shop_coupon), sum(rl.platform_coupon), sum(rl.points), sum(rl.freight),
        sum(rl.payable), sum(rl.commission), sum(rl.shop_share), sum(rl.points_used))
      <> (r.quantity, r.subtotal, r.shop_coupon, r.platform_coupon, r.points, r.freight, r.payable, r.commission, r.shop_share, r.points_used)`,
  'Q4 a part is what was offered or what the platform has decided, and paid to the cent; nothing else is paid in part': sql`
    select r.number from refunds r where r.agreed_amount is not null
      and ((r.agreed_amount is distinct from r.offer_amount and r.platform_decided_at is null) or not (${isBooked} or r.status = 'accepted') or (${isBooked} and r.payable <> r.agreed_amount))
    union select r.number from refunds r where r.agreed_amount is null and ${isBooked} and exists (
      select from refund_lines rl join order_lines l on l.id = rl.order_line_id
      where rl.refund_id = r.id and rl.subtotal <> rl.quantity * l.unit_price)`,
  'Q4 a line counts what is asked back and what has gone back of it': sql`
    select 'line ' || l.id from order_lines l
    left join (refund_lines rl join refunds r on r.id = rl.refund_id) on rl.order_line_id = l.id group by l.id
    having l.refunding <> coalesce(sum(rl.quantity) filter (where ${isOpen}), 0)
      or l.refunded <> coalesce(sum(rl.quantity) filter (where ${isBooked} and not ${staysWithBuyer}), 0)
      or l.part_refunded <> coalesce(sum(rl.quantity) filter (where ${isBooked} and ${staysWithBuyer}), 0)
      or l.unsent <> coalesce(sum(rl.unsent) filter (where ${isHolding}), 0)`,
  'Q4 an order counts what has gone back of it': sql`
    select o.number from orders o left join refunds r on r.order_id = o.id group by o.id
    having o.refunded_payable <> coalesce(sum(r.payable) filter (where ${isBooked}), 0)
      or o.refunded_share <> coalesce(sum(r.shop_share) filter (where ${isBooked}), 0)`,
  'Q4 a line counts the money that has gone back of it': sql`
    select 'line ' || l.id from order_lines l
    left join (refund_lines rl join refunds r on r.id = rl.refund_id and ${isBooked}) on rl.order_line_id = l.id
    group by l.id having l.refunded_payable <> coalesce(sum(rl.payable), 0)`,
  'Q12 an order counts the refunds of it that have not come to an end': sql`
    select o.number from orders o left join refunds r on r.order_id = o.id
      and (${isOpen} or r.status = 'refunding' or (r.status = 'refused' and r.platform_asked_at is not null and r.platform_decided_at is null))
    group by o.id having o.open_refunds <> count(r.id)`,
  'Q12 whoever a refund waits for has a deadline, and nobody else has': sql`
    select r.number from refunds r
    where (r.answer_by is not null) <> (r.status in ('under_review', 'offered', 'sent_back', 'disputed') or (r.status = 'accepted' and r.kind = 'goods')
        or (r.status = 'refused' and r.platform_asked_at is not null and r.platform_decided_at is null))
      or (r.reminded_at is not null and r.answer_by is null)`,
  'Q4 a refund that is booked is paid back by one provider refund of its amount, and no other is': sql`
    select r.number from refunds r left join provider_refunds b on b.operation = 'refund:' || r.number
    where (${isBooked} and r.payable > 0) <> (b.id is not null) or b.amount <> r.payable
      or (r.status = 'refunded' and b.state not in ('done', 'transferred'))`,
  'Q12 a booked refund says whether it came after the receipt, and no other does': sql`
    select r.number from refunds r join orders o on o.id = r.order_id
    where (r.is_after_receipt is not null) <> (${isBooked}) or (r.is_after_receipt and o.received_at is null)`,
  'Q7 what the shop has again is in stock again, once': sql`
    select r.number from refunds r join refund_lines rl on rl.refund_id = r.id
    left join stock_changes m on m.cause = 'return:' || r.id || ':' || rl.order_line_id
    where coalesce(m.on_hand_delta, 0)
      <> case when not (${isBooked}) then 0 when r.kind = 'money' then rl.unsent when r.has_products_back then rl.quantity else 0 end`,
  'Q7 no more units return than were sold': sql`
    select 'line ' || l.id from order_lines l
    join stock_changes m on m.cause like 'return:%' and split_part(m.cause, ':', 3) = l.id::text
    group by l.id having sum(m.on_hand_delta) > l.quantity`,
  'Q10 points that were used come back with the money': sql`
    select r.number from refunds r left join points_entries e on e.cause = 'refund:' || r.number and e.kind = 'returned'
    where coalesce(e.available_delta - e.owed_delta, 0) <> case when ${isBooked} then r.points_used else 0 end`,
  'Q12 every refund has walked through the table of statuses to where it is': sql`
    select r.number from refunds r left join (
      select refund_id, step, status, lag(status) over walk as before, last_value(status) over whole as last
      from refund_status_history window walk as (partition by refund_id order by step),
        whole as (partition by refund_id order by step rows between unbounded preceding and unbounded following)
    ) m on m.refund_id = r.id
    group by r.id
    having count(m.step) = 0 or max(m.step) <> count(m.step) or min(m.last) <> r.status
      or bool_or(m.step = 1 and m.status <> 'under_review')
      or bool_or(m.step > 1 and not (m.before || ' ' || m.status) = any(${sql.param(steps)}::text[]))`,
  'Q12 an order is refunded when all its units are paid back, and only then': sql`
    select o.number from orders o
    join (select order_id, sum(quantity) as bought from order_lines group by 1) l on l.order_id = o.id
    left join (select order_id, sum(quantity) as back from refunds r where status = 'refunded' and not ${staysWithBuyer} group by 1) b on b.order_id = o.id
    where (o.status = 'refunded') <> (coalesce(b.back, 0) = l.bought)`,
} satisfies Record<string, ReturnType<typeof sql>>;
