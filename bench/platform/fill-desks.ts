import type pg from 'pg';
import type { Size } from './fill.ts';

const days = 730;
const names = 'views, visitors, carts, orders, paid, units, sales';

/** Figures of every day, messages and deliveries of which few wait, runs of the self-check, and sources that ran into limits. */
export async function fillDesks(client: pg.Client, { size, shops }: Size): Promise<void> {
  await client.query(
    `insert into insight_figures (shop_id, part, day, key, views, visitors, carts, orders, paid, units, sales)
     select s.shops + n, 'all', current_date - d, '', 30 + n % 90, 20 + n % 50, 3, 2, 1 + n % 2, 2, 100 * n from bench_start s, generate_series(0, $2::int) d, generate_series(1, $1::int) n`,
    [shops, days],
  );
  await client.query(
    `insert into mall_figures (part, day, key, views, visitors, carts, orders, paid, units, sales)
     select p.part, current_date - d, p.key, 3000, 2000, 300, 200, 100 + p.n % 9, 200, 10000 * p.n from generate_series(0, $1::int) d, (
       select 'all' as part, '' as key, 1 as n
       union all select 'category', id::text, id from categories
       union all select 'country', chr((65 + n / 26)::int) || chr((65 + n % 26)::int), n from generate_series(1, 200) n
       union all select 'source', key, 3 from unnest(array['search', 'home', 'category', 'shop', 'direct', 'other']) key) p
     on conflict do nothing`,
    [days],
  );
  // What triggers do otherwise.
  for (const [of, keys] of [
    ['insight_figure', 'shop_id, part, key'],
    ['mall_figure', 'part, key'],
  ]) {
    await client.query(`truncate ${of}_months`);
    await client.query(
      `insert into ${of}_months (month, ${keys}, ${names})
       select date_trunc('month', day), ${keys}, ${names.replace(/\w+/g, 'sum($&)')} from ${of}s group by 1, ${keys}`,
    );
  }
  await client.query(
    `insert into outgoing_messages (channel, recipient, subject, text, sent_at, failure, written_at)
     select 'email', 'bench' || n || '@bench.mall', 'Hello', 'Hello', case when n % 100 > 1 then now() end, case when n % 100 = 1 then 'Error' end, now() - make_interval(secs => $1::int - n)
     from generate_series(1, $1::int) n`,
    [size],
  );
  // What waits is due after the bench, so that nothing is sent meanwhile.
  await client.query(`update outgoing_messages set next_try_at = now() + interval '1000 days' where sent_at is null`);
  await client.query(
    `with made as (
       insert into webhooks (shop_id, account_id, url, kinds, sealed_secret, saved_at, is_on)
       select s.shops + n, s.accounts + n, 'https://bench.example', '{order.paid}', 'x', now(), false from bench_start s, generate_series(1, $2::int) n returning id, shop_id
     ), one as (select min(id) as first, (select shops from bench_start) as shops from made)
     insert into webhook_deliveries (webhook_id, shop_id, event_id, kind, body, state, next_try_at, queued_at, answer_status)
     select first + n % $2::int, shops + 1 + n % $2::int, 'e' || n, 'order.paid', '{}', case n % 100 when 0 then 'waiting' when 1 then 'failed' else 'delivered' end,
       now() + interval '1000 days', now() - make_interval(secs => $1::int - n), 200
     from one, generate_series(1, $1::int) n`,
    [size, shops],
  );
  await client.query(
    `insert into check_runs (asked_at, is_by_clock, started_at, ended_at, total, done)
     select now() - make_interval(hours => n), true, now(), now(), 40, 40 from generate_series(1, $1::int) n`,
    [Math.ceil(size / 100)],
  );
  await client.query(
    `insert into limited_sources (day, source, kind, times)
     select current_date - n % 28, '10.' || n / 65536 % 256 || '.' || n / 256 % 256 || '.' || n % 256, 'sign_in', 1 + n % 9 from generate_series(1, $1::int) n
     on conflict do nothing`,
    [Math.ceil(size / 10)],
  );
  await client.query(
    `insert into source_blocks (network, reason, started_at, ends_at, lifted_at)
     select ('172.' || 16 + n / 65536 % 16 || '.' || n / 256 % 256 || '.' || n % 256 || '/32')::cidr, 'Guesses passwords', now() - interval '2 days', now() - interval '1 day', null
     from generate_series(1, $1::int) n`,
    [Math.ceil(size / 100)],
  );
}
