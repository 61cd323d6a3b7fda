import { beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { approvePayout, correctBalance, recordPaidPayout } from '#contract/payouts/platform.ts';
import { explainAnyEntry, getMallBooks, listAnyEntries, openMallStatement } from '#contract/payouts/platform-books.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { settleAll } from '#tests/support/orders/refunds.ts';
import { releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { pdfText } from '#tests/support/pages/pdf-text.ts';
import { figuresOf } from './book-figures.ts';
import { closeDays } from './index.ts';
import { wordsOf } from './statements/statement-words.ts';

// The books of the mall against what was sold, refunded, corrected and paid out; the same from entries and from sums of days.

const mall = openMallUnderTest({ DEMO: '1' });
let owner: Guarded;
let operator: Person;
let shopId: number;

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  shopId = small.shopIds[1] ?? 0;
  owner = await guardedOwnerOf(mall, shopId);
  operator = await anOperator(['finance']);
  await saveAccount(mall, owner);
  await moveClock(2.1);
  const { number, lines } = await releasedOrder(mall, await aBuyer(), variant(1, 0, 4));
  await mall.pool.query('update sessions set proven_at = mall_now()');
  const { data } = await mall.ask(requestPayout, { amount: 1_000 }, as(owner.token));
  const payoutNo = data?.payoutNo ?? '';
  await mall.ask(approvePayout, { payoutNo }, as(operator.token));
  expect((await mall.ask(recordPaidPayout, { payoutNo, reference: 'T' }, as(operator.token))).code).toBe(200);
  const refunded = [{ lineId: lines[0]?.id ?? 0, quantity: 1 }];
  const grant = { orderNo: number, lines: refunded, reason: 'damaged' as const, note: '' };
  expect((await mall.ask(grantRefund, grant, as(owner.token))).code).toBe(200);
  await settleAll();
  for (const [amount, kind] of [
    [300, 'correction'],
    [-50, 'fee'],
  ] as const)
    await mall.ask(correctBalance, { shopId, amount, kind, reason: 'Test' }, as(operator.token));
});

const today = async () => new Date(await readMallTime()).toISOString().slice(0, 10);
async function books(by: 'day' | 'month', from = '2020-01-01') {
  const { data, message } = await mall.ask(getMallBooks, { from, until: await today(), by }, as(operator.token));
  if (!data) throw new Error(message);
  return data;
}

/** The same by the rows of orders, refunds, corrections and payouts. */
async function byRows() {
  const { rows } = await mall.pool.query(`
    with paid as (select * from orders where paid_at is not null),
      back as (select * from refunds where status in ('refunding', 'refunded'))
    select (select sum(payable) from paid)::int as paid, (select sum(payable) from back)::int as refunded,
      ((select sum(commission) from paid) - (select sum(commission) from back))::int as commission,
      ((select sum(platform_coupon) from paid) - (select sum(platform_coupon) from back))::int as "couponCost",
      ((select sum(points) from paid) - (select sum(points) from back))::int as "pointsCost",
      ((select sum(shop_share) from paid) - (select sum(shop_share) from back))::int as shares`);
  return rows[0];
}

test('the figures are those of the orders, refunds, corrections and payouts', async () => {
  const { total, periods, currency } = await books('month');
  const rows = await byRows();
  expect(total).toMatchObject({ ...rows, fees: 50, corrections: 300, paidOut: 1_000, owedOpening: 0 });
  expect(total.result).toBe(rows.commission + 50 - 300 - rows.couponCost - rows.pointsCost);
  expect(total.owedClosing).toBe(rows.shares + 300 - 50 - 1_000);
  expect([currency, periods[0]?.owedClosing]).toEqual(['EUR', total.owedClosing]);
  expect(periods.reduce((sum, { paid }) => sum + paid, 0)).toBe(total.paid);
});

test('a closed day says the same from its sums, and the audit holds them against the ledger', async () => {
  const before = await books('month');
  await moveClock(3);
  await closeDays();
  const { rows } = await mall.pool.query('select count(*)::int as days from mall_days');
  expect(rows[0].days).toBeGreaterThan(5);
  expect((await books('month')).total).toEqual(before.total);
  expect(await violationsOf(mall)).toEqual([]);
  await mall.pool.query('update mall_days set amount = amount + 1 where account = $1', ['commission']);
  expect((await violationsOf(mall)).map(({ promise }) => promise)).toContain(
    'Q20 the books of the mall of a closed day say what the ledger says',
  );
  await mall.pool.query('update mall_days set amount = amount - 1 where account = $1', ['commission']);
});

test('a span that is too long by day, or ends before it begins, is refused at its field', async () => {
  const ask = async (from: string, until: string) =>
    mall.ask(getMallBooks, { from, until, by: 'day' }, as(operator.token));
  expect(await ask('2024-01-01', '2026-01-01')).toMatchObject({ reason: 'bad_input', field: 'until' });
  expect(await ask('2026-01-02', '2026-01-01')).toMatchObject({ reason: 'bad_input', field: 'until' });
});

test('entries of all shops are listed by shop and rule, newest first, and each is explained', async () => {
  const list = async (filters: object) =>
    (await mall.ask(listAnyEntries, filters, as(operator.token))).data ?? { list: [], total: -1 };
  const all = await list({ limit: 100 });
  const { rows } = await mall.pool.query('select count(*)::int as n from ledger_entries where shop_id is not null');
  expect(all.total).toBe(rows[0].n);
  expect(all.list.map(({ at }) => at)).toEqual(
    all.list
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const corrected = await list({ rule: 'correction', shopId });
  expect(corrected.list.map(({ amount, reason, shopId: of }) => [amount, reason, of])).toEqual([[300, 'Test', shopId]]);
  expect((await list({ shopId: shopId + 1 })).list.filter((entry) => entry.shopId === shopId)).toEqual([]);
  expect((await list({ until: '2020-01-01' })).total).toBe(0);
  const id = corrected.list[0]?.id ?? 0;
  const { data } = await mall.ask(explainAnyEntry, { id }, as(operator.token));
  expect(data?.movement).toEqual([
    { account: 'corrections', amount: 300 },
    { account: 'available', amount: 300 },
  ]);
  expect((await mall.ask(explainAnyEntry, { id: 2_000_000_000 }, as(operator.token))).reason).toBe('entry_not_found');
});

test('what shops are owed follows from what was before', () => {
  const sum = (account: 'pending' | 'paid_out' | 'commission', rule: 'sale' | 'payout', amount: number) => ({
    ...{ bucket: '', account, rule, amount },
  });
  const figures = figuresOf(
    [sum('pending', 'sale', -700)],
    [sum('pending', 'sale', -300), sum('commission', 'sale', -20)],
  );
  expect(figures).toMatchObject({ owedOpening: 700, owedClosing: 1_000, commission: 20, result: 20, shares: 300 });
});

test.each(locales)('the statement of the month is a file in %s, whose sums are those of the ledger', async (locale) => {
  const month = (await today()).slice(0, 7);
  const { data } = await mall.ask(openMallStatement, { period: month, locale }, as(operator.token));
  const response = await mall.api.request(data?.path ?? '');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="mall-statement-${month}.pdf"`);
  const written = pdfText(Buffer.from(await response.arrayBuffer()));
  const { rows } = await mall.pool.query(
    `
    with booked as (select *, at < $1::timestamp at time zone 'UTC' as is_before from ledger_entries),
      owed as (select * from booked where account in ('pending', 'available', 'reserved', 'payable'))
    select (select coalesce(sum(amount), 0) from booked where account = 'clearing' and rule = 'sale' and not is_before)::int as paid,
      (select -coalesce(sum(amount), 0) from owed where is_before)::int as "owedOpening",
      (select -sum(amount) from owed)::int as "owedClosing"`,
    [`${month}-01`],
  );
  const { money, signed } = wordsOf(locale, 'EUR');
  const { paid, owedOpening, owedClosing } = rows[0];
  expect(owedClosing).toBeGreaterThan(0);
  const bare = (text: string) => text.replaceAll(/\s/g, '').normalize('NFKD');
  for (const figure of [signed(paid), money(owedOpening), money(owedClosing)])
    expect(bare(written)).toContain(bare(figure));
});

test('a day that has no entries is a statement too, and a link that was changed is not found', async () => {
  const { data } = await mall.ask(openMallStatement, { period: '2020-01-01', locale: 'en' }, as(operator.token));
  expect((await mall.api.request(data?.path ?? '')).status).toBe(200);
  expect((await mall.api.request(`${data?.path}x`)).status).toBe(404);
  const wrong = await mall.ask(openMallStatement, { period: '2020-02-30', locale: 'en' }, as(operator.token));
  expect(wrong).toMatchObject({ reason: 'bad_input', field: 'period' });
});
