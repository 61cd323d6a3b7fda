import type pg from 'pg';
import type { Size } from './fill.ts';

/** Coupons of the platform and of shops, copies and points of people, campaigns, flash sales and what people search for. */
export async function fillMarketing(client: pg.Client, { size, shops }: Size): Promise<void> {
  const coupons = Math.ceil(size / 50);
  await client.query(
    `create temporary table bench_coupons on commit drop as
     select (select coalesce(max(id), 0) from coupons) + n as id, n from generate_series(1, $1::int) n`,
    [coupons],
  );
  await client.query(
    `insert into coupons (id, name, scope, shop_id, for_shop_id, minimum_spend, discount, starts_at, ends_at, issued, claimed, channel, code, created_at)
     overriding system value
     select b.id, jsonb_build_object('en', (array['Spring','Summer','Autumn','Winter'])[1 + n % 4] || ' coupon ' || n), case when n % 2 = 0 then 'shop' else 'general' end,
       case when n % 2 = 0 then s.shops + 1 + n % $1::int end, null, 1000, 100, now() - make_interval(days => 600 - n % 600),
       now() - make_interval(days => 580 - n % 600), 1000000, 0, case when n % 4 = 1 then 'code' else 'centre' end, case when n % 4 = 1 then 'BENCH' || n end,
       now() - make_interval(days => 600 - n % 600)
     from bench_start s, bench_coupons b`,
    [shops],
  );
  await client.query(
    `insert into received_coupons (coupon_id, account_id, number, state, received_at, ends_at, used_at, used_for)
     select c.first + (case when n % 4 = 0 then 0 else n % $2::int end), s.accounts + n, 1, x.state, now() - make_interval(mins => $1::int - n), now() + interval '9 days',
       case when x.state = 'used' then now() end, case when x.state = 'used' then 'PT' || n end
     from bench_start s, (select min(id) as first from bench_coupons) c, generate_series(1, $1::int) n,
       lateral (select (array['received', 'used', 'expired'])[1 + n % 3] as state) x`,
    [size, coupons],
  );
  await client.query(
    `update coupons c set claimed = r.copies from (select coupon_id, count(*) as copies from received_coupons group by 1) r where r.coupon_id = c.id`,
  );
  await client.query(
    `insert into points_entries (account_id, kind, cause, available_delta, frozen_delta, at)
     select s.accounts + 1 + case when n % 10 = 0 then 0 else n end % $1::int, 'earned', 'bench:' || n, 5, 0, now() - make_interval(secs => $1::int - n)
     from bench_start s, generate_series(1, $1::int) n`,
    [size],
  );
  await client.query(
    `insert into campaigns (coupon_id, points, segment, reason, state, people, gathered, given, created_by, created_at, ended_at)
     select case when n % 2 = 0 then c.first + n % $2::int end, case when n % 2 = 1 then 50 end, '{"kind": "everybody"}', 'Campaign ' || n, 'done', 1000, 1000, 1000,
       null, now() - make_interval(mins => $1::int - n), now()
     from (select min(id) as first from bench_coupons) c, generate_series(1, $1::int) n`,
    [coupons, coupons],
  );
  await client.query(
    `insert into searches (day, text, times, found)
     select current_date - n % 60, (array['lamp','sofa','tea','bag'])[1 + n % 4] || ' ' || n / 20, 1 + n % 9, case when n / 20 % 2 = 0 then 0 else 12 end
     from generate_series(1, $1::int) n on conflict do nothing`,
    [size],
  );
}
