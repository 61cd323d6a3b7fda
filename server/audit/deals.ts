import { sql } from 'drizzle-orm';

/** What must be true of deals. A part of the list in audit.ts. The terms of a deal never change once it has begun. */
export const dealPromises = {
  'Q9 a deal takes off the lines of an order what its terms say, and nothing of other lines': sql`
    with taken as (
      select o.number, d.id, d.kind, d.steps, d.off, sum(l.quantity) as units, sum(l.subtotal)::bigint as subtotal, sum(l.deal_off)::bigint as off_lines,
        bool_or(not exists (select from deal_products p where p.deal_id = d.id and p.product_id = l.product_id)
          and exists (select from deal_products p where p.deal_id = d.id)) as is_other, o.id as order_id
      from order_lines l join orders o on o.id = l.order_id join deals d on d.id = l.deal_id group by o.id, d.id
    )
    select t.number from taken t where t.is_other or t.off_lines <> case t.kind
      when 'steps' then (t.subtotal * coalesce((select max((s ->> 'percent')::int) from jsonb_array_elements(t.steps) s where (s ->> 'units')::int <= t.units), 0) + 50) / 100
      else least(t.subtotal, t.off * (
        select min(coalesce(bought.units, 0) / p.units) from deal_products p left join lateral (
          select sum(l.quantity) as units from order_lines l where l.order_id = t.order_id and l.deal_id = t.id and l.product_id = p.product_id
        ) bought on true where p.deal_id = t.id)) end`,
  'Q9 an order has a deal of its shop from when it began until it ended or was stopped': sql`
    select o.number from order_lines l join orders o on o.id = l.order_id join deals d on d.id = l.deal_id
    where d.shop_id <> o.shop_id or o.created_at < d.starts_at or o.created_at >= d.ends_at or o.created_at > d.stopped_at + interval '1 minute'`,
} satisfies Record<string, ReturnType<typeof sql>>;
