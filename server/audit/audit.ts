// Long, because it is one list: every promise about money, stock, coupons, points and orders, each as a query that returns no
// rows when all is well.
import { type SQL, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { withDeadline } from '#server/database/deadline.ts';
import { statement } from '#server/database/statement.ts';
import { nextStatuses } from '#server/modules/orders/index.ts';
import { type LedgerDifference, listLedgerDifferences } from '#server/modules/payments/index.ts';
import { chatPromises } from './chat.ts';
import { dealPromises } from './deals.ts';
import { insightPromises } from './insights.ts';
import { integrationPromises } from './integrations.ts';
import { ledgerPromises } from './ledger.ts';
import { refundPromises } from './refunds.ts';

export type Violation = { promise: string; what: string };

const steps = Object.entries(nextStatuses).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));

/** Each promise with a query for what breaks it, as one text column. */
export const promises: Readonly<Record<string, SQL>> = {
  'Q1 the orders of a payment add up to it': sql`
    select t.number from payments t left join orders o on o.payment_id = t.id
    group by t.id having coalesce(sum(o.payable), 0) <> t.amount or count(distinct o.currency || o.account_id) <> 1
      or min(o.currency) <> t.currency or min(o.account_id) <> t.account_id`,
  'Q1 the lines of an order add up to it': sql`
    select o.number from orders o left join order_lines l on l.order_id = o.id group by o.id
    having (coalesce(sum(l.list_price), -1), sum(l.subtotal), sum(l.shop_coupon), sum(l.deal_off), sum(l.platform_coupon), sum(l.points),
        sum(l.freight), sum(l.payable), sum(l.commission), sum(l.shop_share), sum(l.points_used), sum(l.reduction))
      <> (o.list_price, o.subtotal, o.shop_coupon, o.deal_off, o.platform_coupon, o.points, o.freight, o.payable, o.commission, o.shop_share, o.points_used, o.reduction)`,
  'Q1 what is paid is subtotal + freight − coupons − points, and never below nothing': sql`
    select 'line ' || id from order_lines
    where subtotal - shop_coupon - platform_coupon - points + freight <> payable or payable < 0 or subtotal <> unit_price * quantity`,
  'Q1 an order whose price was reduced comes to what its buyer has confirmed, and an open offer is for an unpaid order': sql`
    select o.number from orders o left join price_offers f on f.order_id = o.id and f.status = 'confirmed' group by o.id
    having o.reduction <> coalesce(sum(f.products_off), 0) or o.payable <> min(f.payable_before - f.products_off - f.freight_off)
    union all
    select o.number from orders o join price_offers f on f.order_id = o.id and f.status = 'open' where o.status <> 'awaiting_payment'`,
  'Q3 what comes in, with what the platform bears, is shared out to the cent': sql`
    select 'line ' || id from order_lines where payable + platform_coupon + points <> shop_share + commission`,
  'Q4 no more goes back than came in': sql`
    select 'capture ' || c.id from captures c join provider_refunds b on b.capture_id = c.id and b.state <> 'failed'
    group by c.id having sum(b.amount) > c.amount`,
  'Q5 stock is what it was at first and all moves since': sql`
    select 'sku ' || s.id from skus s
    left join (select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved from stock_changes group by 1) m on m.sku_id = s.id
    where s.on_hand <> s.opening + coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0) or s.reserved not between 0 and s.on_hand`,
  'Q5 a variant is in the stock of its product’s shop': sql`
    select 'sku ' || s.id from skus s join products p on p.id = s.product_id where s.shop_id <> p.shop_id`,
  'Q5 a review is in the list of its product’s shop': sql`
    select 'review ' || r.id from reviews r join products p on p.id = r.product_id where r.shop_id <> p.shop_id`,
  'Q6 an unpaid order holds its units, and no other order holds any': sql`
    select 'line ' || l.id from order_lines l join orders o on o.id = l.order_id
    left join stock_changes m on m.cause in ('reserve:' || l.id, 'release:' || l.id, 'sale:' || l.id)
    group by l.id, o.id
    having coalesce(sum(m.reserved_delta), 0) <> case when o.status = 'awaiting_payment' then l.quantity else 0 end
      or (o.paid_at is not null and coalesce(sum(m.on_hand_delta), 0) <> -l.quantity)`,
  'Q6 a flash sale has sold what orders have at its price': sql`
    select 'activity ' || ap.activity_id || ' product ' || ap.product_id from activity_products ap
    join order_lines l on l.activity_id = ap.activity_id and l.product_id = ap.product_id
    join orders o on o.id = l.order_id and o.status <> 'cancelled'
    group by ap.activity_id, ap.product_id having sum(l.quantity) > ap.sold or ap.sold > ap.quota
    union all
    select o.number from activity_products ap join order_lines l on l.activity_id = ap.activity_id and l.product_id = ap.product_id
    join orders o on o.id = l.order_id group by o.id, ap.activity_id, ap.product_id having sum(l.quantity) > ap.per_buyer`,
  'Q6 an accepted product is in its flash sale as it was offered, no other sign-up is, and none is in two at a time': sql`
    select 'sign-up ' || s.id from flash_sign_ups s
    left join activity_products ap on ap.activity_id = s.activity_id and ap.product_id = s.product_id
    where (s.state = 'accepted') <> (ap.product_id is not null)
      or (ap.activity_price, ap.quota, ap.per_buyer) is distinct from (s.price, s.quota, s.per_buyer) and s.state = 'accepted'
    union all
    select 'sign-ups ' || s.id || ' and ' || t.id from flash_sign_ups s join activities a on a.id = s.activity_id and a.is_open
    join flash_sign_ups t on t.product_id = s.product_id and t.id > s.id and t.state = 'accepted'
    join activities b on b.id = t.activity_id and b.is_open and b.starts_at < a.ends_at and b.ends_at > a.starts_at
    where s.state = 'accepted'`,
  'Q6 a bargain has sold what orders have at its price, and no buyer more of it in an order than one may': sql`
    select 'bargain ' || b.id from bargains b left join (
      select l.bargain_id, sum(l.quantity) as units, bool_or(l.unit_price is distinct from p.price) as is_other
      from order_lines l join orders o on o.id = l.order_id and o.status <> 'cancelled'
        left join bargain_prices p on p.bargain_id = l.bargain_id and p.sku_id = l.sku_id
      where l.bargain_id is not null group by 1
    ) sold on sold.bargain_id = b.id
    where coalesce(sold.units, 0) <> b.sold or b.sold > b.quota or sold.is_other
    union all
    select o.number from order_lines l join orders o on o.id = l.order_id join bargains b on b.id = l.bargain_id
    group by o.id, b.id having sum(l.quantity) > b.per_buyer or o.shop_id <> b.shop_id`,
  'Q7 no line is both sold and let go, nor moved without an order': sql`
    select m.cause from stock_changes m left join order_lines l on l.id = split_part(m.cause, ':', 2)::int and l.sku_id = m.sku_id
    where m.cause ~ '^(reserve|release|sale):\\d+$' and l.id is null
    union all
    select a.cause from stock_changes a join stock_changes b on b.cause = replace(a.cause, 'sale:', 'release:') where a.cause like 'sale:%'`,
  // The demo's shopper spent a coupon before the mall opened.
  'Q8 a coupon is used when a live order has it, and only then': sql`
    select 'received coupon ' || c.id from received_coupons c
    left join (
      select o.id, o.status, t.number as payment, coupon.id as coupon_id from orders o join payments t on t.id = o.payment_id,
        unnest(array[o.shop_coupon_id, o.platform_coupon_id]) as coupon (id)
      where o.status <> 'cancelled' and coupon.id is not null
    ) o on o.coupon_id = c.id
    group by c.id
    having (c.state = 'used' and c.used_for <> 'demo' and not coalesce(bool_or(o.payment = c.used_for), false)) or count(distinct o.payment) filter (where o.status <> 'refunded') > 1
      or (c.state <> 'used' and bool_or(o.status <> 'refunded'))`,
  'Q9 no more coupons are given than issued, to all or to one': sql`
    select 'coupon ' || c.id from coupons c join received_coupons r on r.coupon_id = c.id group by c.id
    having count(*) > c.issued or count(*) > c.claimed or max(r.number) > c.per_person`,
  'Q9 a coupon takes off no more than its terms say': sql`
    select o.number from orders o join received_coupons r on r.id = o.shop_coupon_id join coupons c on c.id = r.coupon_id
    where o.shop_coupon - o.deal_off - o.reduction
        > least(c.discount, coalesce(((o.subtotal - o.deal_off)::bigint * c.percent + 50) / 100, o.subtotal - o.deal_off))
      or o.subtotal - o.deal_off < c.minimum_spend or c.shop_id is distinct from o.shop_id
    union all
    select t.number from payments t join orders o on o.payment_id = t.id join received_coupons r on r.id = o.platform_coupon_id
      join coupons c on c.id = r.coupon_id
    group by t.id, c.id
    having sum(o.platform_coupon) > least(c.discount, coalesce((sum(o.subtotal) * c.percent + 50) / 100, c.discount)) or c.shop_id is not null`,
  'Q10 points are the sum of their entries, and never below nothing': sql`
    select 'account ' || b.account_id from points_balances b left join points_entries e on e.account_id = b.account_id
    group by b.account_id
    having b.available < 0 or b.frozen < 0 or b.available <> coalesce(sum(e.available_delta), 0) or b.frozen <> coalesce(sum(e.frozen_delta), 0)
      or b.owed <> coalesce(sum(e.owed_delta), 0)`,
  'Q10 a payment has spent the points of its orders, and a cancelled one has given them back': sql`
    select t.number from payments t
    join (select payment_id, sum(points_used) as used from orders group by 1) o on o.payment_id = t.id
    left join points_entries e on e.cause = 'payment:' || t.number
    group by t.id, o.used
    having coalesce(-sum(e.available_delta) filter (where e.kind = 'spent'), 0) <> o.used
      or coalesce(sum(e.available_delta - e.owed_delta) filter (where e.kind = 'returned'), 0) <> case when t.status = 'closed' then o.used else 0 end`,
  'Q11 a payment is paid by one capture of its amount, or it is not paid': sql`
    select t.number from payments t left join captures c on c.payment_id = t.id and c.is_accepted group by t.id
    having count(c.id) <> case when t.status = 'paid' and t.amount > 0 then 1 else 0 end
      or min(c.amount) <> t.amount or min(c.currency) <> t.currency`,
  'Q12 every order has walked through the table of statuses to where it is': sql`
    select o.number from orders o left join (
      select order_id, step, status, lag(status) over walk as before, last_value(status) over whole as last,
        count(*) over whole as steps
      from order_status_history window walk as (partition by order_id order by step),
        whole as (partition by order_id order by step rows between unbounded preceding and unbounded following)
    ) m on m.order_id = o.id
    group by o.id
    having count(m.step) = 0 or max(m.step) <> count(m.step) or min(m.last) <> o.status
      or bool_or(m.step = 1 and m.status <> 'awaiting_payment')
      or bool_or(m.step > 1 and not (m.before || ' ' || m.status) = any(${sql.param(steps)}::text[]))`,
  'Q13 money that came too late goes back': sql`
    select 'capture ' || c.id from captures c join payments t on t.id = c.payment_id
    where (not c.is_accepted and not exists (select 1 from provider_refunds b where b.capture_id = c.id and b.amount = c.amount))
      or (c.is_accepted and t.status <> 'paid')`,
  'Q13 the orders of a closed payment are cancelled, and of no other': sql`
    select o.number from orders o join payments t on t.id = o.payment_id
    where (t.status = 'closed') <> (o.status = 'cancelled') or (t.status = 'open') > (o.status = 'awaiting_payment')`,
  'Q16 the units of a line that were sent are in its order’s parcels': sql`
    select 'line ' || l.id from order_lines l left join shipment_lines sl on sl.order_line_id = l.id
    left join shipments s on s.id = sl.shipment_id
    group by l.id having coalesce(sum(sl.quantity), 0) <> l.shipped or bool_or(s.order_id <> l.order_id)`,
  'Q16 an order is shipped once nothing is left to send, and was paid before': sql`
    select o.number from orders o join order_lines l on l.order_id = o.id group by o.id
    having (o.status = 'paid' and sum(l.shipped) > 0 and sum(l.quantity - l.shipped - l.unsent) = 0 and sum(l.refunding) = 0)
      or (o.status in ('awaiting_payment', 'cancelled') and sum(l.shipped) > 0)
      or (o.status in ('shipped', 'received', 'completed') and sum(l.shipped) = 0)
      or (o.status in ('received', 'completed') and sum(l.quantity - l.shipped - l.unsent) > 0)
      or (o.status = 'shipped') <> (o.status = 'shipped' and o.shipped_at is not null and o.receive_by is not null)`,
  'Q18 only what was received has earned points': sql`
    select e.cause from points_entries e left join orders o on 'order:' || o.number = e.cause
    where e.kind = 'earned' and e.cause like 'order:%' and o.received_at is null`,
  ...chatPromises,
  ...dealPromises,
  ...refundPromises,
  ...ledgerPromises,
  ...integrationPromises,
  ...insightPromises,
  'I34 what visitors ordered is their owner’s once the mailbox was proved': sql`
    select o.number from orders o join accounts a on a.id = o.account_id
    where a.adopted_by is not null and not exists (select 1 from event_outbox where name = 'identity.visitorsAdopted')
    union all
    select t.number from payments t join orders o on o.payment_id = t.id where t.account_id <> o.account_id`,
  'I27 a question counts the answers that readers see, and their votes': sql`
    select 'question ' || q.id from questions q
    left join question_answers a on a.question_id = q.id and a.hidden_at is null
    group by q.id having q.answer_count <> count(a.id) or q.helpful_count <> coalesce(sum(a.helpful_count), 0)
      or q.is_shop_answered <> exists (select from question_answers s where s.question_id = q.id and s.is_shop)`,
  'I27 a line has one review, by whoever received it': sql`
    select 'line ' || l.id from reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
    group by l.id, o.id
    having count(*) > 1 or min(r.account_id) is distinct from o.account_id or min(r.product_id) <> l.product_id or o.received_at is null`,
};

const patienceMs = 65_000; // a little more than the database's own limit below
const shownMax = 20; // violations listed per promise

/** Every violation that the database's own rows show. */
export async function auditDatabase(): Promise<Violation[]> {
  const questions = Object.entries(promises).map(
    ([promise, broken]) =>
      sql`(select ${promise}::text as promise, broken.what from (${broken}) as broken (what) order by 2 limit ${shownMax})`,
  );
  const work = async (tx: Transaction) => {
    await statement('allow_a_minute', sql`set local statement_timeout = '60s'`).run(tx); // nobody waits for it, and a large mall takes a while
    return await statement<Violation>('audit_database', sql.join(questions, sql` union all `)).rows(tx);
  };
  return withDeadline(patienceMs, () => transaction(work));
}

/** The one promise that no query can show, since the other side of it is a provider's. */
export const providerPromise = 'Q15 the provider has the same money as we do';

export const differenceText = ({ providerId, ledger, ours }: LedgerDifference) =>
  `${providerId}: ${ledger} at the provider, ${ours} at the mall`;

/** The same, and a comparison of the mall's captures and refunds with the test gateway's own ledger. */
export async function audit(dataDir: string): Promise<Violation[]> {
  const differences = await listLedgerDifferences(dataDir);
  return [
    ...(await auditDatabase()),
    ...differences.map((difference) => ({ promise: providerPromise, what: differenceText(difference) })),
  ];
}
