import type pg from 'pg';
import type { Size } from './fill.ts';

/** The sale of each order and the release of its share, payouts, and what a provider's book and ours differ about. */
export async function fillMoney(client: pg.Client, { size, shops }: Size): Promise<void> {
  await client.query(
    `insert into ledger_entries (cause, rule, account, shop_id, amount, currency, order_line_id, at)
     select e.rule_of || 'SH' || o.digits, e.rule, e.account, case when e.account <> 'clearing' then o.shop_id end, e.sign * o.amount, 'USD', l.id,
       case e.rule when 'sale' then o.at else o.at + interval '30 days' end
     from bench_orders o join order_lines l on l.order_id = o.id
     join (values ('order:', 'sale', 'clearing', 1), ('order:', 'sale', 'pending', -1),
       ('release:', 'release', 'pending', 1), ('release:', 'release', 'available', -1)) e (rule_of, rule, account, sign)
       on e.rule = 'sale' or (o.status in ('received', 'completed') and o.at < now() - interval '30 days')
     where o.status not in ('awaiting_payment', 'cancelled') order by 8`,
  );
  await closeDays(client);
  await client.query(
    `insert into payout_accounts (shop_id, holder, bank, country, bank_code, sealed_number, last_four, changed_by, changed_at, usable_from)
     select s.shops + n, 'Holder ' || n, 'Bank', 'US', 'BANK', 'x', '3000', s.accounts + n, now(), now() from bench_start s, generate_series(1, $1::int) n`,
    [shops],
  );
  await client.query(
    `insert into payouts (number, shop_id, account_id, amount, currency, status, requested_at, decided_at, ended_at, reference, reason)
     select 'PO' || (2020000000000000000000 + n), a.shop_id, a.id, 1000 + n, 'USD', p.status, now() - make_interval(mins => $1::int - n),
       case when p.status <> 'requested' then now() end, case when p.status in ('paid', 'failed', 'refused') then now() end,
       case when p.status = 'paid' then 'T' || n else '' end, case when p.status in ('failed', 'refused') then 'Account is closed' else '' end
     from bench_start s, generate_series(1, $1::int) n
     join lateral (select case when n % 50 = 0 then 'requested' when n % 50 = 1 then 'approved' when n % 50 = 2 then 'failed' when n % 50 = 3 then 'refused' else 'paid' end as status) p on true
     join payout_accounts a on a.shop_id = (select shops from bench_start) + 1 + n % $2::int`,
    [Math.ceil(size / 10), shops],
  );
  await client.query(
    `insert into reconciliation_differences (provider, provider_id, kind, theirs, ours, currency, state, found_at, reason)
     select 'sandbox', 'pi_bench' || n, 'received', 100, 0, 'USD', (array['open', 'settled', 'settled', 'explained'])[1 + n % 4], now(), ''
     from generate_series(1, $1::int) n`,
    [Math.ceil(size / 50)],
  );
}

/** What the mall does at the end of each day, for all of them at once: what remains it closes itself. */
async function closeDays(client: pg.Client): Promise<void> {
  const day = `(at at time zone 'UTC')::date`;
  await client.query(
    `insert into ledger_closed_days (day, closed_at)
     select d::date, now() from generate_series((select min(${day}) from ledger_entries), current_date - 3, interval '1 day') d`,
  );
  await client.query(
    `insert into mall_days (currency, day, account, rule, entries, amount)
     select currency, ${day}, account, rule, count(*), sum(amount) from ledger_entries where ${day} <= current_date - 3 group by 1, 2, 3, 4`,
  );
  await client.query(
    `insert into ledger_days (shop_id, currency, day, account, rule, entries, amount, incoming)
     select shop_id, currency, ${day}, account, rule, count(*), -sum(amount), -sum(least(amount, 0)) from ledger_entries
     where shop_id is not null and ${day} <= current_date - 3 group by 1, 2, 3, 4, 5`,
  );
}
