import { sql } from 'drizzle-orm';

/** What must be true of webhooks, each promise with what breaks it. A part of the list in audit.ts. */
export const integrationPromises = {
  'W1 nothing is sent to a webhook without the event that it is about, nor to another shop': sql`
    select 'delivery ' || d.id from webhook_deliveries d
    cross join lateral (select split_part(d.cause, ':', 2) as about) c
    left join orders o on d.kind = 'order.paid' and o.number = c.about and o.shop_id = d.shop_id and o.paid_at is not null
    left join shipments s on s.id = case when d.kind = 'order.shipped' then c.about::int end and s.shop_id = d.shop_id
    left join refunds r on d.kind = 'refund.asked' and r.number = c.about and r.shop_id = d.shop_id
    left join skus k on k.id = case when d.kind = 'stock.low' then c.about::int end and k.shop_id = d.shop_id
    left join payouts p on d.kind like 'payout.%' and p.number = c.about and p.shop_id = d.shop_id and p.ended_at is not null
    where d.cause is not null and (split_part(d.cause, ':', 1) <> d.kind or coalesce(o.id, s.id, r.id, k.id, p.id) is null)
    union all
    select 'delivery ' || d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.shop_id <> d.shop_id`,
  'W2 a replay is the same event as what it repeats': sql`
    select 'delivery ' || d.id from webhook_deliveries d left join webhook_deliveries first on first.id = d.replay_of
    where (d.cause is null and d.kind <> 'test' and d.replay_of is null)
      or first.webhook_id <> d.webhook_id or first.event_id <> d.event_id or first.body <> d.body`,
  'W3 a webhook that is off has nothing waiting': sql`
    select 'delivery ' || d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' and not w.is_on`,
} satisfies Record<string, ReturnType<typeof sql>>;
