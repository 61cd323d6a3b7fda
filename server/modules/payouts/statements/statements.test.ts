import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { InputOf } from '#contract/core/call.ts';
import { locales } from '#contract/core/languages.ts';
import { listLedger } from '#contract/payouts/merchant.ts';
import {
  getStatement,
  getTaxData,
  listStatements,
  openStatementFile,
  type Statement,
  saveTaxData,
} from '#contract/payouts/merchant-statements.ts';
import { correctBalance } from '#contract/payouts/platform.ts';
import { daysOf, monthOf, neighbourOf } from '#contract/payouts/statement-period.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { setSite } from '#server/modules/content/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { promisesBroken, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { bought } from '#tests/support/orders/refunds.ts';
import { balancesOf, releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { orderState } from '#tests/support/orders/shop-orders.ts';
import { closeDays } from './close-days.ts';
import { grantFile } from './file-grant.ts';
import type * as LastDay from './last-day-to-close.ts';

const planted = vi.hoisted(() => ({ findLastDayToClose: null as typeof LastDay.findLastDayToClose | null }));
vi.mock('./last-day-to-close.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof LastDay>(),
    'findLastDayToClose',
  ),
);

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Guarded;
let platform: Person;
const coffee = 1;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  owner = await guardedOwnerOf(mall, small.shopIds[1] ?? 0);
  platform = await someone({ role: 'platform' });
});
beforeEach(() => mall.pool.query('delete from rate_windows'));
afterEach(() => removePlantedBugs(planted));

const today = async () => new Date(await readMallTime()).toISOString().slice(0, 10);
async function statementOf(period: string, who: Person = owner): Promise<Statement> {
  const { data, message } = await mall.ask(getStatement, { period }, as(who.token));
  if (!data) throw new Error(message);
  return data;
}
const correct = (amount: number, kind: 'correction' | 'fee') =>
  mall.ask(correctBalance, { shopId: small.shopIds[1] ?? 0, amount, kind, reason: '=1+1' }, as(platform.token));

/** A sale that is released a month later, a sale of which one of two units is refunded, a correction and a fee. */
async function aMonth() {
  const first = await releasedOrder(mall, await aBuyer(), variant(coffee, 0, 2));
  const second = await bought(mall, await aBuyer(), variant(coffee, 0, 2));
  const { shopShare } = await orderState(mall, second.number);
  const lines = [{ lineId: second.lines[0]?.id ?? 0, quantity: 1 }];
  const { data } = await mall.ask(grantRefund, { orderNo: second.number, lines, reason: 'damaged' }, as(owner.token));
  await correct(250, 'correction');
  await correct(-75, 'fee');
  const { rows } = await mall.pool.query('select shop_share from refunds where number = $1', [data?.refundOrderNo]);
  return { released: first.shopShare, sold: shopShare, refunded: rows[0].shop_share as number };
}

const sumOf = (statement: Statement) =>
  statement.opening + statement.sales + statement.refunds + statement.corrections + statement.fees - statement.paidOut;

/** Whatever a statement says must follow from the entries that the ledger lists for it. */
async function holdAgainstLedger(statement: Statement): Promise<void> {
  const { first, last } = daysOf(statement.period);
  const asked = { from: first, until: last, limit: 100 } satisfies InputOf<typeof listLedger>;
  for (const { rule, account, entries, amount } of statement.movements) {
    const { data } = await mall.ask(listLedger, { ...asked, rule, account }, as(owner.token));
    const listed = data?.list ?? [];
    expect([listed.length, listed.reduce((sum, entry) => sum + entry.amount, 0)]).toEqual([entries, amount]);
  }
  for (const { account, opening, incoming, outgoing, closing } of statement.accounts) {
    const moved = statement.movements.filter((movement) => movement.account === account);
    expect(closing).toBe(opening + moved.reduce((sum, { amount }) => sum + amount, 0));
    expect(closing).toBe(opening + incoming + outgoing);
  }
  expect(statement.closing).toBe(sumOf(statement));
}

test('a statement adds up, open or closed, and the next begins where it ends', async () => {
  const before = await today();
  const { released, sold, refunded } = await aMonth();
  const day = await today();
  const open = await statementOf(day);
  expect(open).toMatchObject({
    isRunning: true,
    sales: sold,
    refunds: 0 - refunded,
    corrections: 250,
    fees: -75,
    paidOut: 0,
  });
  expect(open.sold.shopShare).toBe(sold);
  expect(open.refunded).toMatchObject({ quantity: 1, shopShare: refunded });
  await holdAgainstLedger(open);
  await closeDays(); // everything before today
  expect(await statementOf(day)).toEqual(open);
  await moveClock(1.05);
  await Promise.all([closeDays(), closeDays()]);
  const { rows } = await mall.pool.query('select max(day)::text as day from ledger_closed_days');
  expect(rows).toEqual([{ day }]);
  expect(await statementOf(day)).toEqual({ ...open, isRunning: false });
  expect((await statementOf(before)).sales).toBe(released);

  const next = await statementOf(neighbourOf(day, 1));
  expect(next.opening).toBe(open.closing);
  expect(next.accounts.map(({ opening }) => opening)).toEqual(open.accounts.map(({ closing }) => closing));
  expect(next.movements).toEqual([]);

  const month = await statementOf(monthOf(day));
  await holdAgainstLedger(month);
  expect(month.days.find(({ period }) => period === day)).toMatchObject({ sales: sold, closing: open.closing });
  const { data } = await mall.ask(listStatements, {}, as(owner.token));
  const months = data?.months ?? [];
  expect(months.map(({ opening, closing }) => [opening, closing])).toEqual(
    months.map((_, at) => [months[at + 1]?.closing ?? 0, at === 0 ? next.closing : (months[at - 1]?.opening ?? 0)]),
  );
  const { paidOut, ...balances } = await balancesOf(mall, owner);
  expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(next.closing);
  expect(await violationsOf(mall)).toEqual([]);
});

test('a period that has not begun, or that no calendar has, is refused', async () => {
  const ahead = neighbourOf(await today(), 1);
  for (const period of [ahead, '2026-13', '2026-02-30', 'x'])
    expect(await mall.ask(getStatement, { period }, as(owner.token))).toMatchObject({
      reason: 'bad_input',
      field: 'period',
    });
});

async function fileOf(input: InputOf<typeof openStatementFile>, who: Person = owner): Promise<Response> {
  const { data } = await mall.ask(openStatementFile, input, as(who.token));
  return mall.api.request(data?.path ?? '');
}

test('a CSV file proves its own closing balances', async () => {
  await aMonth();
  const day = await today();
  const response = await fileOf({ period: day, format: 'csv', locale: 'en' });
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="statement-${day}.csv"`);
  const [head = '', ...lines] = Buffer.from(await response.arrayBuffer())
    .toString()
    .trimEnd()
    .split('\r\n');
  expect(head.startsWith('\ufeffRow,Transaction ID,Time (UTC),Type,Balance,Amount,Balance after it,Currency,')).toBe(
    true,
  );
  expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([head.split(',').length]));
  expect(lines.filter((line) => line.includes("'=1+1"))).toHaveLength(2);
  const cells = lines.map((line) => line.split(','));
  const { accounts } = await statementOf(day);
  const names = ['Pending', 'Available', 'Reserved', 'On its way', 'Paid out'];
  for (const [at, { opening, closing }] of accounts.entries()) {
    const own = cells.filter((row) => row[4] === names[at]);
    const cents = own.map((row) => Math.round(Number(row[5]) * 100));
    expect([own[0]?.[0], cents[0]]).toEqual(['Opening balance', opening]);
    expect([own.at(-1)?.[0], Number(own.at(-1)?.[6])]).toEqual(['Closing balance', closing / 100]);
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(closing);
    expect(own.at(-2)?.[6]).toBe(own.at(-1)?.[6]);
  }
});

test('a CSV file has every entry, however many there are', async () => {
  const shopId = small.shopIds[1] ?? 0;
  const { rows } = await mall.pool.query(
    `insert into ledger_entries (cause, rule, account, shop_id, amount, currency)
     select 'many:' || n, 'correction', part.account, part.shop_id, part.amount, 'EUR'
     from generate_series(1, 2500) n, (values ('available', $1::int, -1), ('corrections', null, 1)) part (account, shop_id, amount)
     returning id`,
    [shopId],
  );
  expect(rows).toHaveLength(5000);
  const file = await fileOf({ period: await today(), format: 'csv', locale: 'th' });
  const ids = (await file.text()).split('\r\n').flatMap((line) => line.split(',')[1] || []);
  const mine = await mall.pool.query("select id from ledger_entries where cause like 'many:%' and shop_id = $1", [
    shopId,
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(mine.rows.filter(({ id }) => !ids.includes(String(id)))).toEqual([]);
  await mall.pool.query('alter table ledger_entries disable trigger ledger_entries_stay');
  await mall.pool.query("delete from ledger_entries where cause like 'many:%'");
  await mall.pool.query('alter table ledger_entries enable trigger ledger_entries_stay');
});

test.each(locales)('a PDF file is written in %s', async (locale) => {
  const response = await fileOf({ period: monthOf(await today()), format: 'pdf', locale });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
});

test('a link to a file works for a while, and only as it was made', async () => {
  const { path } = await grantFile({ shopId: 1, period: '2026-11', format: 'csv', locale: 'en' }, Date.now() - 301_000);
  expect((await mall.api.request(path)).status).toBe(404);
  const { path: good } = await grantFile({
    shopId: small.shopIds[1] ?? 0,
    period: '2026-11',
    format: 'csv',
    locale: 'en',
  });
  expect((await mall.api.request(`${good.slice(0, -2)}AA`)).status).toBe(404);
  expect((await mall.api.request('/api/files/statement/x')).status).toBe(404);
});

test('a statement shows the tax data that was valid at its end, of shop and platform', async () => {
  const first = { legalName: 'Plain Goods Ltd', address: '1 Quay\nDublin', taxNumber: 'IE1' };
  const second = { ...first, legalName: 'Plainer Goods Ltd' };
  const operator = { legalName: 'Mall Ltd', address: '2 Quay', taxNumber: 'IE2' };
  const day = await today();
  await setSite('operator', {
    records: [
      { from: '2020-01-01', ...operator, taxRate: 0 },
      { from: neighbourOf(day, 1), ...operator, legalName: 'Newer Mall Ltd', taxRate: 0 },
    ],
  });
  expect((await statementOf(day)).shop).toBeNull();
  await mall.ask(saveTaxData, first, as(owner.token));
  await moveClock(1);
  await mall.ask(saveTaxData, second, as(owner.token));
  expect(await statementOf(neighbourOf(day, -1))).toMatchObject({ shop: first, platform: operator });
  expect(await statementOf(day)).toMatchObject({ shop: first, platform: operator });
  expect(await statementOf(neighbourOf(day, 1))).toMatchObject({
    shop: second,
    platform: { legalName: 'Newer Mall Ltd' },
  });
  const { data } = await mall.ask(getTaxData, {}, as(owner.token));
  expect(data?.taxData).toEqual(second);
});

test('another shop sees nothing of it', async () => {
  const stranger = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [stranger.accountId, small.shopIds[0]]);
  const statement = await statementOf(monthOf(await today()), stranger);
  expect([statement.closing, statement.movements, statement.shop]).toEqual([0, [], null]);
  const file = await fileOf({ period: monthOf(await today()), format: 'csv', locale: 'en' }, stranger);
  expect((await file.text()).split('\r\n').filter((line) => line.startsWith('Transaction,'))).toEqual([]);
});

test('N: a day that is closed before it is over misses what comes later, and the audit finds it', async () => {
  await closeDays();
  const day = await today();
  await correct(100, 'correction');
  planted.findLastDayToClose = today;
  await closeDays();
  const closed = await statementOf(day);
  await correct(40, 'correction');
  expect((await statementOf(day)).closing).toBe(closed.closing);
  expect(await promisesBroken()).toEqual(['Q20']);
});
