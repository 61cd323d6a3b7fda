import pg, { type QueryConfig } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { bought } from '#tests/support/orders/refunds.ts';

// How operators find orders and accounts when there are many: by an index, whatever is asked.

const mall = openMallUnderTest({ DEMO: '1' });
const many = 20_000;
let operator: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  await sendEverywhere(small);
  await bought(mall, await aBuyer(), (await variantsOf(mall, small))(1));
  operator = await anOperator(['orders', 'accounts', 'refunds', 'finance', 'machine']);
  const client = new pg.Client({ connectionString: mall.databaseUrl }); // the mall's own connections are not that patient
  await client.connect();
  for (const statement of manyOfEach) await client.query(statement);
  await client.end();
});

// Copies of the one order and of its buyer, over two years.
const manyOfEach = [
  `insert into accounts (user_type, nickname, email, phone)
    select 'email', 'Person ' || n, 'n' || n || '@many.example', '+1' || (2000000000 + n) from generate_series(1, ${many}) n`,
  `insert into payments (number, account_id, amount, currency, expires_at)
    select 'PT' || (2020000000000000 + n), (select max(id) from accounts) - n, amount, currency, expires_at
    from payments, generate_series(1, ${many} - 1) n`,
  `insert into orders (number, payment_id, account_id, shop_id, status, list_price, subtotal, shop_coupon, platform_coupon, points, freight,
      payable, commission, shop_share, currency, delivery, address, created_at)
    select 'SH' || (2020000000000000 + p.id), p.id, p.account_id, o.shop_id,
      case when p.id % 500 = 0 then 'cancelled' else 'completed' end, o.list_price, o.subtotal + p.id, o.shop_coupon, o.platform_coupon,
      o.points, o.freight, o.payable + p.id, o.commission, o.shop_share + p.id, o.currency, o.delivery,
      o.address || jsonb_build_object('phone', 3000000000 + p.id, 'email', 'c' || p.id || '@many.example'),
      now() - make_interval(mins => p.id::int * 50)
    from orders o, payments p where p.number like 'PT2020%'`,
  // Of messages and deliveries few wait or have failed.
  `insert into outgoing_messages (channel, recipient, text, sent_at, failure)
    select 'email', 'n' || n || '@many.example', 'Hello', case when n % 100 > 1 then now() end, case when n % 100 = 1 then 'Error' end
    from generate_series(1, ${many}) n`,
  `with one as (
      insert into webhooks (shop_id, account_id, url, kinds, sealed_secret, saved_at)
      select (select min(id) from shops), (select min(id) from accounts), 'https://many.example', '{test}', 'x', now() returning id, shop_id
    )
    insert into webhook_deliveries (webhook_id, shop_id, event_id, kind, body, state, next_try_at, queued_at, answer_status)
    select id, shop_id, 'e' || n, 'test', '{}', case n % 100 when 0 then 'waiting' when 1 then 'failed' else 'delivered' end, now(), now(), 200
    from one, generate_series(1, ${many}) n`,
  // The books: two entries for each order, corrections among them, and payouts of two years.
  `insert into ledger_entries (cause, rule, account, shop_id, amount, currency, at)
    select 'many:' || o.id, case when o.id % 1000 = 0 then 'correction' else 'sale' end, part.account, part.shop_id, part.amount, o.currency, o.created_at
    from orders o, lateral (values ('pending', o.shop_id, -100), ('clearing', null, 100)) part (account, shop_id, amount)
    where o.number like 'SH2020%'`,
  `insert into payout_accounts (shop_id, holder, bank, country, bank_code, sealed_number, last_four, changed_by, changed_at, usable_from)
    select o.shop_id, 'A', 'B', 'DE', 'C', 'x', '3000', o.account_id, now(), now() from orders o order by o.id limit 1`,
  `insert into payouts (number, shop_id, account_id, amount, currency, status, requested_at, decided_at, ended_at, reference)
    select 'PO' || (2020000000000000000000 + n), a.shop_id, a.id, 100, 'EUR', case when n % 500 = 0 then 'requested' else 'paid' end, now(), now(), now(),
      case when n % 500 = 0 then '' else 'T' || n end from payout_accounts a, generate_series(1, ${many}) n`,
  `insert into mall_days (currency, day, account, rule, entries, amount)
    select 'EUR', date '1990-01-01' + n, 'commission', 'sale', 1, -1 from generate_series(1, 10000) n`,
  'analyze',
];

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

function* seqScans(plan: Plan): Generator<string> {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name'] ?? '';
  // Counting stops at the maximum: whatever comes first is as good.
  const isStopped = ({ 'Node Type': type }: Plan) => plan['Node Type'] === 'Limit' && type === 'Seq Scan';
  for (const part of plan.Plans ?? []) if (!isStopped(part)) yield* seqScans(part);
}

/** What each statement that a call makes would scan from end to end. */
async function scannedBy(path: string, input: Record<string, string | number>): Promise<string[]> {
  const call = everyCall.find((one) => one.path === path);
  if (!call) throw new Error(`There is no call ${path}`);
  const asked = vi.spyOn(mall.pool, 'query');
  const { code, message } = await mall.ask(call, input, as(operator.token));
  const statements = asked.mock.calls.map(([query, values]) => ({
    text: (query as unknown as QueryConfig).text,
    values: (values ?? (query as unknown as QueryConfig).values) as unknown as unknown[],
  }));
  asked.mockRestore();
  expect([code, message]).toEqual([200, message]);
  const scanned: string[] = [];
  for (const { text, values } of statements.filter((one) => /^\s*(?:select|with)/i.test(one.text))) {
    const { rows } = await mall.pool.query(`explain (format json) ${text}`, values);
    scanned.push(...seqScans(rows[0]['QUERY PLAN'][0].Plan));
  }
  return scanned;
}

const large = [
  'orders',
  'accounts',
  'payments',
  'ledger_entries',
  'payouts',
  'outgoing_messages',
  'webhook_deliveries',
];
const [orders, accounts] = ['/api/platform/order/list', '/api/platform/account/list'];
const [entries, payouts] = ['/api/platform/books/entries', '/api/platform/payout/list'];
const [messages, deliveries] = ['/api/platform/machine/messages', '/api/platform/machine/deliveries'];
const asked: [path: string, input: Record<string, string | number>][] = [
  [orders, {}],
  [orders, { page: 5 }],
  [orders, { status: 'cancelled' }],
  [orders, { from: '2026-01-01', until: '2026-01-03' }],
  [orders, { amountFrom: 9_000, amountUntil: 9_010 }],
  [orders, { buyerId: 5_000 }],
  [orders, { words: 'SH2020000000000500' }],
  [orders, { words: 'PT2020000000000500' }],
  [orders, { words: 'RE2020000000000500' }],
  [orders, { words: 'n500@many.example' }],
  [orders, { words: '3000000500' }],
  [accounts, {}],
  [accounts, { page: 5 }],
  [accounts, { isDisabled: 'yes' }],
  [accounts, { kind: 'visitor' }],
  [accounts, { words: 'n500@many.example' }],
  [accounts, { words: '+1 2000000500' }],
  [accounts, { words: 'Person 5001' }],
  ['/api/platform/account/detail/{id}', { id: 5_000 }],
  [messages, {}],
  [messages, { state: 'failed', page: 5 }],
  [deliveries, {}],
  [deliveries, { state: 'failed', page: 5 }],
  ['/api/platform/machine/overview', {}],
  [entries, {}],
  [entries, { page: 5 }],
  [entries, { rule: 'correction' }],
  [entries, { from: '2026-01-01', until: '2026-01-03' }],
  [entries, { shopId: 999_999 }],
  [payouts, {}],
  [payouts, { status: 'requested' }],
  [payouts, { status: 'any', page: 5 }],
  [payouts, { shopId: 999_999, status: 'any' }],
  [payouts, { words: 'PO2020000000000000000500' }],
  [payouts, { words: 'T501' }],
  [payouts, { words: 'PF2020000000000000000500' }],
  ['/api/platform/payout/detail/{payoutNo}', { payoutNo: 'PO2020000000000000000500' }],
  ['/api/platform/payment/reconciliation/differences', {}],
];

test.each(asked)('%s %j', async (path, input) => {
  expect((await scannedBy(path, input)).filter((table) => large.includes(table))).toEqual([]);
});
