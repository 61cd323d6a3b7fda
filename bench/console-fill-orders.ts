import type pg from 'pg';
import type { Size } from './console-fill.ts';

const buyers = 20_000;
const days = 730;

/** As many each day for two years, most of them completed; one line each, every tenth order for one of ten bestsellers. */
export async function addOrders(client: pg.Client, shopId: number, { products, orders }: Size): Promise<void> {
  await client.query(
    `insert into accounts (user_type, email, nickname)
     select 'email', 'bench' || n || '@bench.mall', 'Buyer ' || n from generate_series(1, $1::int) n`,
    [buyers],
  );
  await client.query(
    `create temporary table bench_orders on commit drop as
     select made.*, to_char(at, 'YYMMDDHH24MISSMS') || lpad((abs(hashint8extended(n, 0)) % 10000000)::text, 7, '0') as digits,
       (2000000000 + abs(hashint8extended(n, 1)) % 7999999999)::text as phone
     from (select n, (select coalesce(max(id), 0) from orders) + n as id, (select coalesce(max(id), 0) from payments) + n as payment_id,
       (select max(id) from accounts) - $2::int + 1 + n % $2::int as account_id,
       now() - make_interval(secs => ($1::int - n) * ($3::int * 86400.0 / $1::int)) as at,
       case when n > $1::int - 300 then 'awaiting_payment' when n > $1::int - 3000 then 'paid' when n > $1::int - 9000 then 'shipped'
         when n % 25 = 0 then 'cancelled' when n > $1::int - 20000 then 'received' else 'completed' end as status,
       1000 + n % 9000 as amount
     from generate_series(1, $1::int) n) made`,
    [orders, buyers, days],
  );
  await client.query(
    `insert into payments (id, number, account_id, amount, currency, status, expires_at, created_at, paid_at, closed_at) overriding system value
     select payment_id, 'PT' || digits, account_id, amount, 'USD',
       case status when 'awaiting_payment' then 'open' when 'cancelled' then 'closed' else 'paid' end, at + interval '1000 days', at,
       case when status not in ('awaiting_payment', 'cancelled') then at end, case when status = 'cancelled' then at end from bench_orders`,
  );
  await client.query(
    `insert into orders (id, number, payment_id, account_id, shop_id, status, list_price, subtotal, shop_coupon, platform_coupon, points, freight,
       payable, commission, shop_share, currency, delivery, address, created_at, paid_at, ship_by, shipped_at, received_at, completed_at, cancelled_at,
       complete_by, released_at, refunded_payable, refunded_share) overriding system value
     select id, 'SH' || digits, payment_id, account_id, $1, status, amount, amount, 0, 0, 0, 0, amount, 0, amount, 'USD',
       'courier', jsonb_build_object('realName', names[1 + n % 8] || ' ' || names[1 + n / 8 % 8] || ' ' || n % 1000, 'countryCode', '+1',
         'phone', phone, 'country', 'US', 'detail', '1 Main Street', 'postCode', '02134', 'state', '', 'city', '', 'email', ''),
       at, case when status not in ('awaiting_payment', 'cancelled') then at end, case when status = 'paid' then now() + interval '5 days' end,
       case when status in ('shipped', 'received', 'completed') then at end, case when status in ('received', 'completed') then at end,
       case when status = 'completed' then at end, case when status = 'cancelled' then at end,
       case when status in ('received', 'completed') then at + interval '30 days' end,
       case when status in ('received', 'completed') and at < now() - interval '30 days' then at + interval '30 days' end,
       case when status = 'completed' and n % 100 = 7 then amount else 0 end, case when status = 'completed' and n % 100 = 7 then amount else 0 end
     from bench_orders, (select array['Ana','Bo','Chen','Dara','Eva','Finn','Gita','Hugo'] as names) w`,
    [shopId],
  );
  await client.query(
    `insert into order_lines (order_id, product_id, sku_id, name, variant, picture_hash, unit_price, quantity, list_price, subtotal, shop_coupon,
       platform_coupon, points, freight, payable, commission, shop_share, shipped)
     select o.id, p.id, s.id, p.name, '{"en": ""}', p.picture_hash, o.amount, 1, o.amount, o.amount, 0, 0, 0, 0, o.amount, 0, o.amount,
       case when o.status in ('shipped', 'received', 'completed') then 1 else 0 end
     from bench_orders o
     join bench_products b on b.n = case when o.n % 10 = 0 then 1 + o.n / 10 % 10 else 1 + o.n::bigint * 7919 % $1::int end
     join products p on p.id = b.id
     join (select product_id, min(id) as id from skus group by 1) s on s.product_id = p.id order by o.id`,
    [products],
  );
  await client.query(
    `insert into order_status_history (order_id, step, status, by, at) select id, 1, status, 'shopper', at from bench_orders`,
  );
  await addLedger(client, shopId);
  for (const table of ['orders', 'payments'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

/** The sale of each line, and its release where nobody can ask for a refund any more. */
async function addLedger(client: pg.Client, shopId: number): Promise<void> {
  await client.query(
    `insert into ledger_entries (cause, rule, account, shop_id, amount, currency, order_line_id, at)
     select e.rule_of || 'SH' || o.digits, e.rule, e.account, case when e.account <> 'clearing' then $1::int end, e.sign * o.amount, 'USD', l.id,
       case e.rule when 'sale' then o.at else o.at + interval '30 days' end
     from bench_orders o join order_lines l on l.order_id = o.id
     join (values ('order:', 'sale', 'clearing', 1), ('order:', 'sale', 'pending', -1),
       ('release:', 'release', 'pending', 1), ('release:', 'release', 'available', -1)) e (rule_of, rule, account, sign)
       on e.rule = 'sale' or (o.status in ('received', 'completed') and o.at < now() - interval '30 days')
     where o.status not in ('awaiting_payment', 'cancelled') order by 8`,
    [shopId],
  );
}
