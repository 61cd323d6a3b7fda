import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  explainDifference,
  listBookDifferences,
  listReconciliations,
  reconciledDays,
  reconcileNow,
} from '#contract/payments/platform-reconciliation.ts';
import { openPaymentProviders, paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { bought } from '#tests/support/orders/refunds.ts';
import { differencesOf } from './book-differences.ts';
import { reconcileDaily } from './index.ts';

// The test gateway's book against ours, with lines that the mall knows nothing of.

const mall = openMallUnderTest({ DEMO: '1' });
let operator: Person;
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();

beforeAll(async () => {
  const small = await fillSmallMall();
  await sendEverywhere(small);
  await bought(mall, await aBuyer(), (await variantsOf(mall, small))(1));
  operator = await anOperator(['finance']);
});
beforeEach(() => mall.pool.query('delete from rate_windows'));

const foreign = `sp_${'0'.repeat(24)}`;
let lines = 0;
const book = (kind: 'received' | 'paid_back', paymentId: string, amount: number) => {
  lines += 1;
  const entry = { id: `x${lines}`, kind, paymentId, amount, currency: 'EUR', operation: null, at: anHourAgo };
  return appendFile(join(mall.dataDir, 'sandbox-gateway', 'book.jsonl'), `\n${JSON.stringify(entry)}\n`);
};
const run = () => mall.ask(reconcileNow, { provider: 'sandbox' }, as(operator.token));
const differences = async (state?: 'settled' | 'explained') => {
  const { data } = await mall.ask(listBookDifferences, state ? { state } : {}, as(operator.token));
  return data?.list.map(({ providerId, kind, theirs, ours }) => [providerId, kind, theirs, ours]);
};

test('equal books have no difference, and it is said when they were compared and by whom', async () => {
  expect((await mall.ask(listReconciliations, {}, as(operator.token))).data?.[0]).toMatchObject({ startedAt: null });
  const { data, message } = await run();
  expect([data?.open, data?.failure, data?.isRunning, message]).toEqual([0, null, false, message]);
  expect(data?.compared).toBeGreaterThan(0);
  expect(data?.startedBy).not.toBe('');
  const { rows } = await mall.pool.query("select subject from operator_log where act = 'books_compared'");
  expect(rows).toEqual([{ subject: 'sandbox' }]);
});

test('money that only they know of, and a refund made there by hand, are found; what was found stays until it is explained or equal', async () => {
  const { rows } = await mall.pool.query('select provider_id as id, amount from captures');
  await mall.pool.query("update captures set at = now() - interval '1 hour'");
  const { id, amount } = rows[0];
  await book('received', foreign, 700);
  await run();
  expect(await differences()).toEqual([[foreign, 'not_here', 700, 0]]);
  await book('paid_back', id, 100);
  // Our own payment is a few seconds old by their book, and so still under way.
  expect((await run()).data?.open).toBe(1);
  const mine = { providerId: id, currency: 'EUR', received: amount, receivedAt: new Date(0), refunded: 100 };
  const ours = (refunded: number, underWay: number) => new Map([[id, { received: amount, refunded, underWay }]]);
  expect(differencesOf([mine], ours(0, 0))).toEqual([
    { providerId: id, kind: 'refunded_there', theirs: 100, ours: 0, currency: 'EUR' },
  ]);
  expect(differencesOf([mine], ours(0, 100))).toEqual([]);
  expect(differencesOf([mine], ours(150, 0))[0]?.kind).toBe('refunded_here');
  expect(differencesOf([{ ...mine, received: 1 }], ours(100, 0))[0]).toMatchObject({ kind: 'received', ours: amount });

  const { data } = await mall.ask(listBookDifferences, {}, as(operator.token));
  const explain = () =>
    mall.ask(explainDifference, { id: data?.list[0]?.id ?? 0, reason: 'A test by hand' }, as(operator.token));
  expect((await explain()).code).toBe(200);
  expect((await explain()).reason).toBe('difference_not_found');
  expect((await run()).data?.open).toBe(0);
  expect(await differences('explained')).toEqual([[foreign, 'not_here', 700, 0]]);
  await book('received', foreign, 50);
  await run();
  expect(await differences()).toEqual([[foreign, 'not_here', 750, 0]]);
});

test('what we have and they do not is found, and settled once it is equal again', async () => {
  const { rows } = await mall.pool.query('select id, provider_id as was from captures order by id limit 1');
  const rename = (to: string) =>
    mall.pool.query('update captures set provider_id = $2 where id = $1', [rows[0].id, to]);
  await rename('sp_gone');
  await run();
  expect(await differences()).toContainEqual(['sp_gone', 'not_there', 0, expect.any(Number)]);
  await rename(rows[0].was);
  await run();
  expect((await differences('settled'))?.map(([id]) => id)).toContain('sp_gone');
});

test('a difference that has become too old to be compared stays open', async () => {
  const old = `sp_${'1'.repeat(24)}`;
  await book('received', old, 900);
  await run();
  expect(await differences()).toContainEqual([old, 'not_here', 900, 0]);
  const file = join(mall.dataDir, 'sandbox-gateway', 'book.jsonl');
  const tooOld = new Date(Date.now() - (reconciledDays + 1) * 86_400_000).toISOString();
  const lines = (await readFile(file, 'utf8')).split('\n');
  const moved = lines.map((line) => (line.includes(old) ? line.replace(anHourAgo, tooOld) : line));
  await writeFile(file, moved.join('\n'));
  await run();
  expect(await differences()).toContainEqual([old, 'not_here', 900, 0]);
  expect((await differences('settled'))?.map(([id]) => id)).not.toContain(old);
});

test('one comparison at a time; one whose process has stopped ends by itself', async () => {
  await mall.pool.query("insert into reconciliations (provider, started_at) values ('sandbox', now())");
  expect((await run()).reason).toBe('reconciliation_running');
  await mall.pool.query("update reconciliations set started_at = now() - interval '1 hour' where ended_at is null");
  expect((await run()).code).toBe(200);
  expect((await mall.ask(reconcileNow, { provider: 'stripe' }, as(operator.token))).reason).toBe('pay_provider_closed');
});

test('a provider that does not answer is said to be away', async () => {
  const opened = paymentProviders();
  if (!opened.sandbox) throw new Error('There is no test gateway');
  const readBook = () => {
    throw new Error('away');
  };
  openPaymentProviders({ ...opened, sandbox: { ...opened.sandbox, readBook } });
  expect((await run()).reason).toBe('pay_provider_away');
  expect((await mall.ask(listReconciliations, {}, as(operator.token))).data?.[0]).toMatchObject({ failure: 'away' });
  openPaymentProviders(opened);
});

test('by itself it runs once a day', async () => {
  const count = async () => (await mall.pool.query('select count(*)::int as n from reconciliations')).rows[0].n;
  const before = await count();
  await reconcileDaily();
  expect(await count()).toBe(before);
  await mall.pool.query("update reconciliations set started_at = started_at - interval '25 hours'");
  await reconcileDaily();
  expect(await count()).toBe(before + 1);
});
