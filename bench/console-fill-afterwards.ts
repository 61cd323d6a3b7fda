import type pg from 'pg';

const changedOrders = 200_000; // the last ones, of which the history of stock is written

/** One order in a hundred has a refund, one in twenty a review, some a note; stock has its history, and the shop's log is long. */
export async function addAfterwards(client: pg.Client, shopId: number, orders: number): Promise<void> {
  await client.query(
    `insert into refunds (number, order_id, account_id, shop_id, kind, status, reason, quantity, subtotal, shop_coupon, platform_coupon, points,
       freight, payable, commission, shop_share, points_used, currency, answer_by, created_at, refunded_at)
     select 'RE20261117' || lpad(n::text, 12, '0'), o.id, o.account_id, $1, 'money', s.status, 'changed_mind', 1, o.amount, 0, 0, 0, 0, o.amount, 0, o.amount,
       0, 'USD', case when s.status = 'under_review' then now() + make_interval(mins => n % 9000) end, o.at,
       case when s.status = 'refunded' then o.at end
     from bench_orders o, lateral (select case when n > $2::int - 30000 then 'under_review' when n % 3 = 0 then 'refused' else 'refunded' end as status) s
     where o.n % 100 = 7`,
    [shopId, orders],
  );
  await client.query(
    `insert into refund_lines (refund_id, order_line_id, quantity, unsent, subtotal, shop_coupon, platform_coupon, points, freight, payable,
       commission, shop_share, points_used, units)
     select r.id, l.id, 1, 0, r.subtotal, 0, 0, 0, 0, r.payable, 0, r.shop_share, 0, array[1]
     from refunds r join order_lines l on l.order_id = r.order_id where r.shop_id = $1 and r.number like 'RE20261117%' and length(r.number) = 22`,
    [shopId],
  );
  await client.query(
    `insert into reviews (product_id, shop_id, account_id, nickname, product_score, service_score, text, reply, replied_at, created_at)
     select l.product_id, $1, o.account_id, 'Buyer', 1 + o.n / 20 % 5, 5, 'Review ' || o.n, case when o.n % 40 <> 0 then 'Thank you' end,
       case when o.n % 40 <> 0 then o.at end, o.at
     from bench_orders o join order_lines l on l.order_id = o.id where o.n % 20 = 0 order by o.n`,
    [shopId],
  );
  await client.query(
    `insert into order_notes (order_id, shop_id, note, flag, version, account_id, changed_at)
     select id, $1, 'Call before delivery', case when n % 400 = 0 then 'urgent' end, 1, (select owner_id from shops where id = $1), at
     from bench_orders where n % 200 = 0`,
    [shopId],
  );
  await client.query(
    `insert into shop_log (shop_id, account_id, act, subject, at)
     select $1, (select owner_id from shops where id = $1), case when n % 400 = 0 then 'order_noted' else 'order_shipped' end,
       'SH' || digits, at from bench_orders where n % 4 = 0 order by n`,
    [shopId],
  );
  await addStockChanges(client, orders);
  await addImports(client, shopId);
  await addInsights(client, shopId);
}

/** What the job counts of these orders, with visitors for each. */
async function addInsights(client: pg.Client, shopId: number): Promise<void> {
  const figures = `count(*) * 30, count(*) * 20, count(*) * 3, count(*), count(*), count(*), sum(o.amount)`;
  const names = 'views, visitors, carts, orders, paid, units, sales';
  const day = `(o.at at time zone 'UTC')::date`;
  await client.query(
    `insert into insight_products (shop_id, day, product_id, ${names})
     select $1, ${day}, l.product_id, ${figures} from bench_orders o join order_lines l on l.order_id = o.id group by 2, 3`,
    [shopId],
  );
  for (const [part, key] of [
    ['all', `''`],
    ['source', `(array['search', 'home', 'category', 'direct'])[1 + o.n % 4]`],
    ['country', `(array['US', 'FR', 'TH', 'CN', 'ES'])[1 + o.n % 5]`],
  ])
    await client.query(
      `insert into insight_figures (shop_id, part, day, key, ${names})
       select $1, $2, ${day}, ${key}, ${figures} from bench_orders o group by 3, 4`,
      [shopId, part],
    );
  // What triggers do otherwise.
  const sums = names.replace(/\w+/g, 'sum($&)');
  await client.query(
    `insert into insight_product_months (shop_id, month, product_id, ${names})
     select shop_id, date_trunc('month', day), product_id, ${sums} from insight_products where shop_id = $1 group by 1, 2, 3`,
    [shopId],
  );
  await client.query(
    `insert into insight_figure_months (shop_id, part, month, key, ${names})
     select shop_id, part, date_trunc('month', day), key, ${sums} from insight_figures where shop_id = $1 and part <> 'all' group by 1, 2, 3, 4`,
    [shopId],
  );
}

async function addStockChanges(client: pg.Client, orders: number): Promise<void> {
  await client.query(
    `insert into stock_changes (sku_id, cause, on_hand_delta, reserved_delta, at)
     select l.sku_id, kind.name || ':' || l.id, kind.on_hand, kind.reserved, o.at
     from bench_orders o join order_lines l on l.order_id = o.id, (values ('reserve', 0, 1), ('sale', -1, -1)) kind (name, on_hand, reserved)
     where o.n > $1::int - $2::int and o.status not in ('awaiting_payment', 'cancelled') order by o.n, kind.on_hand desc`,
    [orders, changedOrders],
  );
  await client.query(
    `update skus s set opening = s.on_hand + sold.units
     from (select sku_id, count(*) as units from stock_changes where cause like 'sale:%' group by 1) sold where sold.sku_id = s.id
       and s.product_id in (select id from bench_products)`,
  );
}

async function addImports(client: pg.Client, shopId: number): Promise<void> {
  await client.query(
    `insert into product_imports (shop_id, account_id, file_name, mode, state, fields, rows, checked_rows, create_count, applied_at)
     select $1, (select owner_id from shops where id = $1), 'products-' || n || '.csv', 'publish', 'applied', array['name'], 1000, 1000, 1000, now()
     from generate_series(1, 200) n`,
    [shopId],
  );
  await client.query(
    `insert into product_import_items (import_id, row, row_count, name, outcome, product_id)
     select i.id, 1 + b.n, 1, 'Product ' || b.n, 'create', b.id
     from (select id from product_imports where shop_id = $1 order by id desc limit 10) i join bench_products b on b.n <= 1000`,
    [shopId],
  );
}
