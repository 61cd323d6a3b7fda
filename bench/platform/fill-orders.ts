import type pg from 'pg';
import type { Size } from './fill.ts';

const days = 730;

/** As many each day for two years, of one line each; most are completed. Every second one went in a parcel. */
export async function fillOrders(client: pg.Client, { size, shops }: Size): Promise<void> {
  await client.query(
    `create temporary table bench_orders on commit drop as
     select made.*, s.orders + n as id, s.payments + n as payment_id, s.accounts + 1 + n::bigint * 31 % $1::int as account_id,
       s.products + product as product_id, s.skus + product as sku_id, s.shops + 1 + product % $3::int as shop_id,
       to_char(at, 'YYMMDDHH24MISSMS') || lpad((abs(hashint8extended(n, 0)) % 10000000)::text, 7, '0') as digits,
       (2000000000 + abs(hashint8extended(n, 1)) % 7999999999)::text as phone
     from bench_start s, (select n, 1 + (n::bigint * 7919 % $1::int)::int as product,
       now() - make_interval(secs => ($1::int - n) * ($2::int * 86400.0 / $1::int)) as at,
       case when n > $1::int * 0.9997 then 'awaiting_payment' when n > $1::int * 0.997 then 'paid' when n > $1::int * 0.99 then 'shipped'
         when n % 25 = 0 then 'cancelled' when n > $1::int * 0.98 then 'received' else 'completed' end as status,
       1000 + n::bigint * 7919 % 90000 as amount
     from generate_series(1, $1::int) n) made`,
    [size, days, shops],
  );
  await client.query('create index on bench_orders (n); analyze bench_orders');
  await fillPayments(client);
  await client.query(
    `insert into orders (id, number, payment_id, account_id, shop_id, status, list_price, subtotal, shop_coupon, platform_coupon, points, freight,
       payable, commission, shop_share, currency, delivery, address, created_at, paid_at, ship_by, shipped_at, received_at, completed_at, cancelled_at,
       complete_by, released_at, refunded_payable, refunded_share) overriding system value
     select id, 'SH' || digits, payment_id, account_id, shop_id, status, amount, amount, 0, 0, 0, 0, amount, 0, amount, 'USD',
       'courier', jsonb_build_object('realName', names[1 + n % 8] || ' ' || names[1 + n / 8 % 8] || ' ' || n % 1000, 'countryCode', '+1',
         'phone', phone, 'country', 'US', 'detail', '1 Main Street', 'postCode', '02134', 'state', '', 'city', '', 'email', 'c' || n || '@bench.mall'),
       at, case when status not in ('awaiting_payment', 'cancelled') then at end, case when status = 'paid' then now() + interval '5 days' end,
       case when status in ('shipped', 'received', 'completed') then at end, case when status in ('received', 'completed') then at end,
       case when status = 'completed' then at end, case when status = 'cancelled' then at end,
       case when status in ('received', 'completed') then at + interval '30 days' end,
       case when status in ('received', 'completed') and at < now() - interval '30 days' then at + interval '30 days' end,
       case when status = 'completed' and n % 20 = 7 then amount else 0 end, case when status = 'completed' and n % 20 = 7 then amount else 0 end
     from bench_orders, (select array['Ana','Bo','Chen','Dara','Eva','Finn','Gita','Hugo'] as names) w order by n`,
  );
  await client.query(
    `insert into order_lines (id, order_id, product_id, sku_id, name, variant, picture_hash, unit_price, quantity, list_price, subtotal, shop_coupon,
       platform_coupon, points, freight, payable, commission, shop_share, shipped) overriding system value
     select (select coalesce(max(id), 0) from order_lines) + o.n, o.id, o.product_id, o.sku_id, p.name, '{"en": ""}', p.picture_hash, o.amount, 1, o.amount,
       o.amount, 0, 0, 0, 0, o.amount, 0, o.amount, case when o.status in ('shipped', 'received', 'completed') then 1 else 0 end
     from bench_orders o join products p on p.id = o.product_id order by o.n`,
  );
  await client.query(
    `insert into order_status_history (order_id, step, status, by, at) select id, 1, status, 'shopper', at from bench_orders order by n`,
  );
  await client.query(
    `insert into shipments (order_id, shop_id, kind, carrier, company, tracking_number, state, sent_at)
     select id, shop_id, 'courier', 'ups', 'UPS', '1Z' || digits, 'delivered', at from bench_orders
     where n % 2 = 0 and status in ('shipped', 'received', 'completed')`,
  );
}

async function fillPayments(client: pg.Client): Promise<void> {
  await client.query(
    `insert into payments (id, number, account_id, amount, currency, status, expires_at, created_at, paid_at, closed_at) overriding system value
     select payment_id, 'PT' || digits, account_id, amount, 'USD',
       case status when 'awaiting_payment' then 'open' when 'cancelled' then 'closed' else 'paid' end, at + interval '1000 days', at,
       case when status not in ('awaiting_payment', 'cancelled') then at end, case when status = 'cancelled' then at end from bench_orders order by n`,
  );
  await client.query(
    `insert into charges (id, key, payment_id, method, provider, provider_id, amount, currency, state, created_at, tried_at) overriding system value
     select (select coalesce(max(id), 0) from charges) + n, md5(n::text)::uuid, payment_id, 'card', 'sandbox', 'pi_bench' || n, amount, 'USD', 'succeeded', at, at
     from bench_orders where status not in ('awaiting_payment', 'cancelled') order by n`,
  );
  await client.query(
    `insert into captures (charge_id, payment_id, provider, provider_id, amount, currency, is_accepted, at)
     select c.id, c.payment_id, 'sandbox', c.provider_id, c.amount, 'USD', true, c.created_at from charges c where c.provider_id like 'pi_bench%' order by c.id`,
  );
}
