import type pg from 'pg';
import type { Size } from './fill.ts';

/** One order in twenty has a refund, of which a twentieth waits for the platform; one in ten a review, of which a fiftieth is reported. */
export async function fillRefunds(client: pg.Client, _size: Size): Promise<void> {
  await client.query(
    `insert into refunds (number, order_id, account_id, shop_id, kind, status, reason, quantity, subtotal, shop_coupon, platform_coupon, points,
       freight, payable, commission, shop_share, points_used, currency, answer_by, platform_asked_at, created_at, refunded_at)
     select 'RE20261117' || lpad(n::text, 12, '0'), o.id, o.account_id, o.shop_id, 'money', s.status, 'changed_mind', 1, o.amount, 0, 0, 0, 0, o.amount, 0, o.amount,
       0, 'USD', case when s.status in ('under_review', 'disputed') then now() + make_interval(mins => n % 9000) end, case when s.status = 'disputed' then o.at end, o.at,
       case when s.status = 'refunded' then o.at end
     from bench_orders o, lateral (select case when n % 400 = 7 then 'disputed' when n % 400 = 27 then 'under_review' when n % 3 = 0 then 'refused' else 'refunded' end as status) s
     where o.n % 20 = 7`,
  );
  await client.query(
    `insert into refund_lines (refund_id, order_line_id, quantity, unsent, subtotal, shop_coupon, platform_coupon, points, freight, payable,
       commission, shop_share, points_used, units)
     select r.id, l.id, 1, 0, r.subtotal, 0, 0, 0, 0, r.payable, 0, r.shop_share, 0, array[1]
     from bench_orders o join refunds r on r.order_id = o.id join order_lines l on l.order_id = r.order_id where o.n % 20 = 7`,
  );
  await client.query(
    `insert into provider_refunds (operation, capture_id, amount, state, tries, provider_id)
     select 'refund:RE20261117' || lpad(o.n::text, 12, '0'), c.id, o.amount, case when o.n % 2000 = 7 then 'failed' else 'done' end, 1, 're_bench' || o.n
     from bench_orders o join captures c on c.payment_id = o.payment_id where o.n % 20 = 7`,
  );
  await client.query(
    `insert into reviews (product_id, shop_id, account_id, nickname, product_score, service_score, text, created_at)
     select o.product_id, o.shop_id, o.account_id, 'Buyer', 1 + o.n / 10 % 5, 5, 'Review ' || o.n, o.at from bench_orders o where o.n % 10 = 1 order by o.n`,
  );
  await client.query(
    `insert into review_reports (review_id, account_id, reason, note, created_at, settled_at)
     select r.id, r.account_id, 'abuse', '', r.created_at, case when r.id % 50 <> 0 then now() end
     from reviews r, bench_start s where r.text like 'Review %' and r.id % 5 = 0 and r.account_id > s.accounts`,
  );
}
