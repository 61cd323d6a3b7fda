import type pg from 'pg';
import type { Size } from './fill.ts';

/** One variant each. Product n belongs to shop n % shops; it is found like the product of the demo that it resembles. */
export async function fillProducts(client: pg.Client, { size, shops }: Size): Promise<void> {
  await client.query(
    `create temporary table bench_like on commit drop as
     select row_number() over (order by p.id) - 1 as place, count(*) over () as places, p.category_id, p.name, p.picture_hash, d.tokens, d.mark_count, d.tier
     from products p join search_documents d on d.product_id = p.id`,
  );
  await client.query(
    `insert into products (id, shop_id, category_id, name, picture_hash, price, original_price, in_stock, sales, is_on_sale, is_hidden, forced_down_reason, binned_at, created_at)
     overriding system value
     select s.products + n, s.shops + 1 + n % $2::int, l.category_id,
       jsonb_build_object('en', words[1 + n % 8] || ' ' || (l.name ->> 'en') || ' ' || n, 'zh-CN', coalesce(l.name ->> 'zh-CN', '') || n),
       l.picture_hash, 500 + n % 20000, 500 + n % 20000, n / 8 % 10 <> 1, n % 5000, n % 20 <> 2 and n % 500 <> 9, n % 20 = 2,
       case when n % 500 = 9 then 'Forged' end, case when n % 100 = 3 then now() end, now() - make_interval(mins => $1::int - n)
     from bench_start s, generate_series(1, $1::int) n, bench_like l,
       (select array['Blue','Red','Soft','Light','Classic','Large','Small','Travel'] as words) w
     where l.place = n % (select max(places) from bench_like)`,
    [size, shops],
  );
  await client.query(
    `insert into skus (id, product_id, shop_id, values, price, original_price, opening, on_hand, code, barcode) overriding system value
     select s.skus + n, s.products + n, s.shops + 1 + n % $2::int, array['1'], 500 + n % 20000, 500 + n % 20000, stock, stock, 'BEN-' || n, ''
     from bench_start s, generate_series(1, $1::int) n, lateral (select case when n / 8 % 10 = 1 then 0 else 1 + n % 997 end as stock) x`,
    [size, shops],
  );
  await client.query(
    `insert into search_documents (product_id, score, price, sales, created_at, rating_tenths, tier, mark_count, tokens)
     select p.id, random(), p.price, p.sales, p.created_at, 0, l.tier, l.mark_count, l.tokens
     from bench_start s, products p, bench_like l where p.id > s.products and p.is_on_sale and p.binned_at is null and l.place = (p.id - s.products) % (select max(places) from bench_like)`,
  );
  await client.query(
    `insert into product_drafts (shop_id, product_id, content, state, refusal_reason, submitted_at, saved_by, name, category_id, price, price_to, variant_count)
     select p.shop_id, p.id, '{}', d.state, case when d.state = 'refused' then 'Picture is blurred' end, now() - make_interval(mins => p.id % 9000), s.accounts + 1,
       p.name, p.category_id, p.price, p.price, 1
     from bench_start s, products p, lateral (select (array['editing', 'in_review', 'refused'])[1 + p.id / 40 % 3] as state) d
     where p.id > s.products and p.id % 40 = 4`,
  );
}
