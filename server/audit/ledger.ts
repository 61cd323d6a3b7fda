import { sql } from 'drizzle-orm';
import { isBooked, isOpen } from './refunds.ts';

const isUndecided = sql`(${isOpen} or (r.status = 'refused' and r.platform_asked_at is not null and r.platform_decided_at is null))`;

/** What the entries of one order line have brought its shop, by account. */
const ofLines = sql`(
  select order_line_id,
    coalesce(-sum(amount) filter (where account = 'pending'), 0) as pending,
    coalesce(-sum(amount) filter (where account = 'available'), 0) as available,
    coalesce(-sum(amount) filter (where account = 'reserved'), 0) as reserved
  from ledger_entries where order_line_id is not null group by 1)`;

/** The sums of closed days again, from the entries themselves. */
const ofClosedDays = sql`(
  select e.shop_id, e.currency, d.day, e.account, e.rule, count(*) as entries, -sum(e.amount) as amount, -sum(least(e.amount, 0)) as incoming
  from ledger_entries e join ledger_closed_days d on d.day = (e.at at time zone 'UTC')::date
  where e.shop_id is not null group by 1, 2, 3, 4, 5)`;

const ofClosedDaysInMall = sql`(
  select e.currency, d.day, e.account, e.rule, count(*) as entries, sum(e.amount) as amount
  from ledger_entries e join ledger_closed_days d on d.day = (e.at at time zone 'UTC')::date group by 1, 2, 3, 4)`;

/** What must be true of the ledger, each promise with what breaks it. A part of the list in audit.ts. */
export const ledgerPromises = {
  'Q2 the entries of one cause add up to nothing': sql`
    select cause from ledger_entries group by cause, currency having sum(amount) <> 0`,
  'Q2 every line of a paid order is in the ledger as it was shared out, and no other is': sql`
    select 'line ' || l.id from order_lines l join orders o on o.id = l.order_id
    left join ledger_entries e on e.order_line_id = l.id and e.rule = 'sale' group by l.id, o.id
    having (coalesce(-sum(e.amount) filter (where e.account = 'pending' and e.shop_id = o.shop_id), 0),
        coalesce(-sum(e.amount) filter (where e.account = 'commission'), 0),
        coalesce(sum(e.amount) filter (where e.account = 'coupon_cost'), 0), coalesce(sum(e.amount) filter (where e.account = 'points_cost'), 0))
      <> (case when o.paid_at is null then 0 else l.shop_share end, case when o.paid_at is null then 0 else l.commission end,
        case when o.paid_at is null then 0 else l.platform_coupon end, case when o.paid_at is null then 0 else l.points end)`,
  'Q2 what was paid for an order is divided among its lines': sql`
    select o.number from orders o left join ledger_entries e on e.cause = 'order:' || o.number and e.account = 'clearing' group by o.id
    having coalesce(sum(e.amount), 0) <> case when o.paid_at is null then 0 else o.payable end`,
  'Q2 a booked refund takes from each what its lines say, and no other takes anything': sql`
    select r.number from refunds r left join ledger_entries e on e.refund_id = r.id and e.rule = 'refund' group by r.id
    having (coalesce(sum(e.amount) filter (where e.account in ('pending', 'available') and e.shop_id = r.shop_id), 0),
        coalesce(sum(e.amount) filter (where e.account = 'commission'), 0), coalesce(-sum(e.amount) filter (where e.account = 'owed_back'), 0),
        coalesce(-sum(e.amount) filter (where e.account = 'coupon_cost'), 0), coalesce(-sum(e.amount) filter (where e.account = 'points_cost'), 0))
      <> (case when ${isBooked} then r.shop_share else 0 end, case when ${isBooked} then r.commission else 0 end,
        case when ${isBooked} then r.payable else 0 end, case when ${isBooked} then r.platform_coupon else 0 end,
        case when ${isBooked} then r.points else 0 end)`,
  'Q17 a share is released once nobody can ask for a refund any more, and not before': sql`
    select o.number from orders o where o.released_at is not null and o.paid_at is not null
      and not coalesce(o.complete_by <= o.released_at, o.received_at is null and o.status = 'refunded')`,
  'Q17 what is pending or available of a line is the shop’s share of it without what was refunded': sql`
    select 'line ' || l.id from order_lines l join orders o on o.id = l.order_id and o.paid_at is not null
    left join ${ofLines} e on e.order_line_id = l.id
    left join (select rl.order_line_id, sum(rl.shop_share) as back from refund_lines rl join refunds r on r.id = rl.refund_id and ${isBooked} group by 1) b
      on b.order_line_id = l.id
    where (coalesce(e.pending, 0), coalesce(e.available + e.reserved, 0))
      <> (case when o.released_at is null then l.shop_share - coalesce(b.back, 0) else 0 end,
        case when o.released_at is null then 0 else l.shop_share - coalesce(b.back, 0) end)`,
  'Q17 what is reserved of a released share is what undecided refunds may take': sql`
    select r.number from refunds r join orders o on o.id = r.order_id
    left join (select refund_id, -sum(amount) as kept from ledger_entries where account = 'reserved' group by 1) e on e.refund_id = r.id
    where coalesce(e.kept, 0) <> case when o.released_at is not null and ${isUndecided} then r.shop_share else 0 end
    union all
    select e.cause from ledger_entries e where e.account = 'reserved' and e.refund_id is null`,
  'Q19 a payout has taken from what was available what it says, once, and given it back where it was not paid': sql`
    select p.number from payouts p left join ledger_entries e on e.payout_id = p.id and e.shop_id = p.shop_id group by p.id
    having (coalesce(-sum(e.amount) filter (where e.account = 'available'), 0), coalesce(-sum(e.amount) filter (where e.account = 'payable'), 0),
        coalesce(-sum(e.amount) filter (where e.account = 'paid_out'), 0))
      <> (case when p.status in ('requested', 'approved', 'sent', 'paid') then -p.amount else 0 end,
        case when p.status in ('requested', 'approved', 'sent') then p.amount else 0 end, case when p.status = 'paid' then p.amount else 0 end)
      or count(*) filter (where e.rule = 'payout') > 2
    union all
    select e.cause from ledger_entries e where e.account in ('payable', 'paid_out') and e.payout_id is null`,
  'Q19 a payout went to an account of its shop that was usable when it was requested': sql`
    select p.number from payouts p join payout_accounts a on a.id = p.account_id
    where a.shop_id <> p.shop_id or a.usable_from > p.requested_at or a.replaced_at < p.requested_at`,
  'Q19 a payout by a provider is paid with a proof, and given back only once its transfer came back': sql`
    select p.number from payouts p join payout_transfers t on t.payout_id = p.id
    where p.status not in ('approved', 'sent', 'paid', 'failed', 'returned') or (p.status = 'approved' and t.tries > 0)
      or (p.status = 'paid' and t.provider_payout_id is null)
      or (p.status in ('failed', 'returned') and (t.state <> 'ended' or (t.transfer_id is not null and t.reversed_at is null)))
    union all
    select p.number from payouts p join payout_accounts a on a.id = p.account_id left join payout_transfers t on t.payout_id = p.id
    where t.payout_id is null and a.provider <> 'manual' and p.status in ('approved', 'sent', 'paid', 'failed', 'returned')`,
  'Q19 a payout was sent once, by an operator or its provider, after its approval and before its end': sql`
    select p.number from payouts p join payout_accounts a on a.id = p.account_id
    where (p.sent_at is not null and (p.sent_by is null) = (a.provider = 'manual'))
      or p.sent_at < p.decided_at or p.ended_at < p.sent_at
      or (p.status = 'sent' and p.ended_at is not null) or (p.status = 'returned' and p.reference = '' and p.sent_at is null)`,
  'Q19 a payout that came back is in the ledger as what it was, sent or paid, and is never paid again': sql`
    select p.number from payouts p left join ledger_entries e on e.payout_id = p.id and e.shop_id = p.shop_id
    where p.status = 'returned' group by p.id
    having coalesce(-sum(e.amount) filter (where e.account = 'paid_out' and e.amount < 0), 0) <> case when p.reference = '' then 0 else p.amount end
      or max(e.id) filter (where e.rule = 'payout') > min(e.id) filter (where e.rule = 'payout_return')`,
  'Q19 a correction is in the ledger once, with its reason': sql`
    select 'correction ' || c.id from balance_corrections c
    left join ledger_entries e on e.cause = 'correction:' || c.id and e.account = 'available' and e.shop_id = c.shop_id
    group by c.id having coalesce(-sum(e.amount), 0) <> c.amount
    union all
    select e.cause from ledger_entries e where e.rule in ('correction', 'fee')
      and not exists (select from balance_corrections c where 'correction:' || c.id = e.cause)`,
  'Q20 the statement of a closed day says what the ledger says': sql`
    select 'shop ' || coalesce(s.shop_id, e.shop_id) || ' on ' || coalesce(s.day, e.day) from ledger_days s
    full join ${ofClosedDays} e using (shop_id, currency, day, account, rule)
    where (s.entries, s.amount, s.incoming) is distinct from (e.entries, e.amount, e.incoming)
    union all
    select 'day ' || day from (select day, lag(day) over (order by day) as before from ledger_closed_days) d where day - before > 1`,
  'Q20 the books of the mall of a closed day say what the ledger says': sql`
    select coalesce(s.account, e.account) || ' on ' || coalesce(s.day, e.day) from mall_days s
    full join ${ofClosedDaysInMall} e using (currency, day, account, rule)
    where (s.entries, s.amount) is distinct from (e.entries, e.amount)`,
  'Q20 what the shop gets of sales and refunds is what its statement divides': sql`
    select 'shop ' || shop_id || ' on ' || day from ledger_days
    where rule in ('sale', 'refund')
      and (shop_share <> case rule when 'sale' then amount else -amount end or payable + platform_coupon + points - commission <> shop_share)`,
  'Q19 what came in is what is with the mall, its shops and its buyers': sql`
    select currency from ledger_entries group by currency having sum(amount) <> 0`,
} satisfies Record<string, ReturnType<typeof sql>>;
