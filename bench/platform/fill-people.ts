import type pg from 'pg';
import type { Size } from './fill.ts';

const operators = 60;

/** One account in ten bought without one, one in a thousand may not sign in. Shops belong to the first of them. */
export async function fillPeople(client: pg.Client, { size, shops }: Size): Promise<void> {
  await client.query(
    `create temporary table bench_start on commit drop as select
       (select max(id) from accounts) as accounts, (select max(id) from shops) as shops, (select max(id) from products) as products,
       (select max(id) from skus) as skus, coalesce((select max(id) from orders), 0) as orders, coalesce((select max(id) from payments), 0) as payments`,
  );
  await client.query(
    `insert into accounts (id, user_type, nickname, email, phone, country_code, disabled_at, created_at) overriding system value
     select s.accounts + n, case when n % 10 = 0 then 'visitor' when n % 3 = 0 then 'phone' else 'email' end,
       names[1 + n % 8] || ' ' || later[1 + n / 8 % 8] || ' ' || n, 'bench' || n || '@bench.mall', '+1' || (2000000000 + n), '+1',
       case when n % 1000 = 7 then now() end, now() - make_interval(secs => ($1::int - n) * (730 * 86400.0 / $1::int))
     from bench_start s, generate_series(1, $1::int) n,
       (select array['Ana','Bo','Chen','Dara','Eva','Finn','Gita','Hugo'] as names, array['Adler','Brook','Costa','Duval','Ekman','Fried','Gomez','Hansen'] as later) w`,
    [size],
  );
  await client.query(
    `insert into shops (id, name, type_id, category_id, avatar_hash, back_hash, street_hash, owner_id, rating_tenths, review_count, follower_count,
       is_open, is_self, joined_at, email) overriding system value
     select s.shops + n, jsonb_build_object('en', trades[1 + n % 5] || ' of ' || names[1 + n / 5 % 8] || ' ' || n, 'zh-CN', '商店' || n), l.type_id,
       1 + n % (select max(id) from shop_categories), l.avatar_hash, l.back_hash, l.street_hash, s.accounts + n, 30 + n % 21, n % 300, n % 5000,
       n % 30 <> 4, n % 50 = 1, now() - make_interval(hours => 17000 - n), 'shop' || n || '@bench.mall'
     from bench_start s, generate_series(1, $1::int) n, (select * from shops order by id limit 1) l,
       (select array['House','Market','Outlet','Store','Works'] as trades, array['Ash','Birch','Cedar','Dahlia','Elm','Fir','Ginkgo','Hazel'] as names) w`,
    [shops],
  );
  await client.query(
    `insert into applications (account_id, name, real_name, country_code, phone, email, category_id, type_id, address, picture_hashes, state, refusal,
       shop_id, submitted_at, decided_at)
     select s.accounts + n, 'Company ' || n, 'Person ' || n, '+1', '2000000', 'apply' || n || '@bench.mall', l.category_id, l.type_id, '1 Main Street', '{}',
       state, case when state in ('asked', 'refused') then 'A picture is missing' else '' end, case when state = 'approved' then s.shops + 1 + n % $2::int end,
       now() - make_interval(mins => $1::int - n), case when state <> 'waiting' then now() end
     from bench_start s, (select * from shops order by id limit 1) l,
       (select n, (array['waiting', 'approved', 'approved', 'refused', 'asked'])[1 + n % 5] as state from generate_series(1, $1::int) n) made`,
    [Math.ceil(size / 20), shops],
  );
  await client.query(
    `with roles as (
       insert into operator_roles (name, scopes) select 'Role ' || n, array['orders'] from generate_series(1, 12) n returning id
     ), people as (update accounts set role = 'platform' where id in (select s.accounts + $1::int + n from bench_start s, generate_series(1, $2::int) n) returning id)
     insert into operators (account_id, role_id, joined_at) select id, (select min(id) from roles) + id % 12, now() from people`,
    [shops, operators],
  );
  await client.query(
    `insert into operator_log (account_id, who, act, subject, before, after, reason, source, device, at)
     select s.accounts + $2::int + 1 + n % $3::int, 'Operator', (array['order_people_shown', 'product_approved', 'dispute_decided', 'account_disabled', 'payout_approved'])[1 + n % 5],
       'SH' || n, '{"from": 1}', '{"to": 2}', 'As asked for', '10.0.0.1', 'Firefox', now() - make_interval(secs => ($1::int - n) * 60)
     from bench_start s, generate_series(1, $1::int) n`,
    [size, shops, operators],
  );
}
