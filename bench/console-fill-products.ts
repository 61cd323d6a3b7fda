import type pg from 'pg';

/** Most are on sale; some are sold out, hidden, in the bin, or have a draft. Two variants each, with all kinds of stock. */
export async function addProducts(client: pg.Client, shopId: number, count: number): Promise<void> {
  await client.query(
    `create temporary table bench_products on commit drop as
     select (select coalesce(max(id), 0) from products) + n as id, n from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into products (id, shop_id, category_id, name, picture_hash, price, original_price, in_stock, sales, is_on_sale, is_hidden, binned_at, created_at)
     overriding system value
     select b.id, $1, like_it.category_id,
       jsonb_build_object('en', words[1 + n % 8] || ' ' || (like_it.name ->> 'en') || ' ' || n, 'zh-CN', coalesce(like_it.name ->> 'zh-CN', '') || n),
       like_it.picture_hash, 500 + n % 20000, 500 + n % 20000, n / 8 % 10 <> 1, n % 5000, n % 20 <> 2, n % 20 = 2,
       case when n % 100 = 3 then now() end, now() - make_interval(mins => n)
     from bench_products b, (select array['Blue','Red','Soft','Light','Classic','Large','Small','Travel'] as words) w,
       (select row_number() over (order by id) - 1 as place, count(*) over () as places, category_id, name, picture_hash from products) like_it
     where like_it.place = b.n % like_it.places`,
    [shopId],
  );
  await client.query(
    `insert into skus (product_id, shop_id, values, price, original_price, opening, on_hand, code, barcode)
     select b.id, $1, array[v::text], 500 + n % 20000, 500 + n % 20000, stock, stock, 'BEN-' || n || '-' || v, ''
     from bench_products b, generate_series(1, 2) v,
       lateral (select case when n / 8 % 10 = 1 then 0 else (n::bigint * 7919 + v) % 997 end as stock) s`,
    [shopId],
  );
  await client.query(
    `insert into product_drafts (shop_id, product_id, content, state, refusal_reason, submitted_at, saved_by, name, price, price_to, variant_count)
     select $1, b.id, '{}', s.state, case when s.state = 'refused' then 'Picture is blurred' end, now(), (select owner_id from shops where id = $1),
       p.name, p.price, p.price, 2
     from bench_products b join products p on p.id = b.id,
       lateral (select (array['editing', 'in_review', 'refused'])[1 + n % 3] as state) s where n % 50 = 4`,
    [shopId],
  );
  await client.query(`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`);
}
