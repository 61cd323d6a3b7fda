import { beforeEach, expect, test } from 'vitest';
import { getMachineMarks } from '#contract/machine/platform.ts';
import { getCheck, listChecks, runChecks } from '#contract/machine/platform-checks.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { askByClock } from './ask-for-run.ts';
import { type CheckedPromise, openChecks } from './promises.ts';
import { lookAgainAfter, makeAskedRun } from './run-checks.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let operator: Person;

/** What breaks each promise at the next look, and at every one after it when it is the last. */
let looks: Record<string, (string[] | Error)[]>;
const promiseOf = (id: string, code: string): CheckedPromise => ({
  id,
  code,
  text: `Promise ${id}`,
  findBroken: async (max) => {
    const left = looks[id] ?? [[]];
    const found = (left.length > 1 ? left.shift() : left[0]) ?? [];
    if (found instanceof Error) throw found;
    return found.slice(0, max);
  },
});

beforeEach(async () => {
  lookAgainAfter(0);
  looks = {};
  openChecks([promiseOf('one', 'Q1'), promiseOf('two', 'Q5'), promiseOf('three', 'X9')]);
  await mall.pool.query('delete from check_runs');
  await mall.pool.query('delete from check_results');
  await mall.pool.query('delete from outgoing_messages');
  operator = await anOperator(['machine']);
});

const ask = (input: { only?: string } = {}) => mall.ask(runChecks, input, as(operator.token));
const list = async () => (await mall.ask(listChecks, {}, as(operator.token))).data;
const stateOf = async (id: string) => (await list())?.checks.find((check) => check.id === id)?.state;
const run = async () => {
  await ask();
  await makeAskedRun();
};
const alerts = async () => {
  const { rows } = await mall.pool.query(
    "select subject, text from outgoing_messages where recipient = $1 and cause like 'platformChecksRed:%' order by id",
    [operator.email],
  );
  return rows;
};

test('what nobody has checked is unknown; a run says of each promise whether anything breaks it, since when and for how long', async () => {
  expect((await list())?.checks.map(({ id, area, state, ranAt }) => [id, area, state, ranAt])).toEqual([
    ['one', 'totals', 'unknown', null],
    ['two', 'stock', 'unknown', null],
    ['three', 'others', 'unknown', null],
  ]);
  looks = { two: [['sku 7', 'sku 9']], three: [Object.assign(new Error('secret@example.com'), { code: '57014' })] };
  await run();
  const { checks, running, runs } = (await list()) ?? {};
  expect(
    checks?.map(({ id, state, brokenCount, isMore, failure }) => [id, state, brokenCount, isMore, failure]),
  ).toEqual([
    ['one', 'green', 0, false, ''],
    ['two', 'red', 2, false, ''],
    ['three', 'unfinished', 0, false, 'Error 57014'],
  ]);
  expect(running).toBeNull();
  expect(runs).toMatchObject([{ total: 3, done: 3, redCount: 1, unfinishedCount: 1, only: null }]);
  const opened = await mall.ask(getCheck, { check: 'two' }, as(operator.token));
  expect(opened.data).toMatchObject({ state: 'red', broken: ['sku 7', 'sku 9'], redSince: opened.data?.ranAt });
  expect((await mall.ask(getMachineMarks, {}, as(operator.token))).data).toMatchObject({ redChecks: 1 });
  expect((await mall.ask(getCheck, { check: 'four' }, as(operator.token))).reason).toBe('check_not_found');
});

test('what is broken only for a while is not: both looks have to find it', async () => {
  looks = {
    one: [
      ['SH1', 'SH2'],
      ['SH2', 'SH3'],
    ],
    two: [['sku 7'], []],
  };
  await run();
  expect((await mall.ask(getCheck, { check: 'one' }, as(operator.token))).data?.broken).toEqual(['SH2']);
  expect(await stateOf('two')).toBe('green');
});

test('a hundred rows are listed, and it says that there are more', async () => {
  looks = { one: [Array.from({ length: 150 }, (_, at) => `SH${at}`)] };
  await run();
  const { data } = await mall.ask(getCheck, { check: 'one' }, as(operator.token));
  expect([data?.broken.length, data?.brokenCount, data?.isMore]).toEqual([100, 100, true]);
});

test('red alerts those who may open it, once until it was green again', async () => {
  const other = await anOperator(['orders']);
  looks = { one: [['SH1']], two: [['sku 7']] };
  await run();
  expect(await alerts()).toMatchObject([{ subject: '2 self-checks are red' }]);
  expect((await alerts())[0].text).toContain('· Promise one\n· Promise two\n');
  const { rows } = await mall.pool.query('select from outgoing_messages where recipient = $1', [other.email]);
  expect(rows).toEqual([]);

  await run();
  looks = { one: [new Error('away')], two: [['sku 7']] };
  await run();
  looks = { one: [['SH1']], two: [['sku 7']] };
  await run();
  expect(await alerts()).toHaveLength(1);

  looks = { two: [['sku 7']] };
  await run();
  looks = { one: [['SH1']], two: [['sku 7']] };
  await run();
  expect((await alerts()).map(({ subject }) => subject)).toEqual(['2 self-checks are red', 'A self-check is red']);
});

test('one promise is checked alone, and the log says who asked', async () => {
  looks = { one: [['SH1']], two: [['sku 7']] };
  await ask({ only: 'two' });
  await makeAskedRun();
  expect([await stateOf('one'), await stateOf('two')]).toEqual(['unknown', 'red']);
  expect((await ask({ only: 'four' })).reason).toBe('check_not_found');
  await ask();
  const { rows } = await mall.pool.query('select act, subject from operator_log where account_id = $1 order by id', [
    operator.accountId,
  ]);
  expect(rows).toEqual([
    { act: 'check_run', subject: 'Promise two' },
    { act: 'checks_run', subject: '3' },
  ]);
});

test('the schedule asks for a run once an hour, and not while one is under way', async () => {
  const count = async () => (await mall.pool.query('select count(*)::int from check_runs')).rows[0].count;
  await askByClock();
  await askByClock();
  expect(await count()).toBe(1);
  await makeAskedRun();
  await askByClock();
  expect(await count()).toBe(1);
  expect((await list())?.runs).toMatchObject([{ askedBy: null }]);
  await mall.pool.query("update check_runs set asked_at = asked_at - interval '61 minutes'");
  await askByClock();
  expect(await count()).toBe(2);
});

test('a run that was left behind by a process that ended is made by another, and the first one writes nothing more', async () => {
  let goOn: (found: string[]) => void = () => {};
  let isAsked: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const slow = new Promise<string[]>((resolve) => {
    goOn = resolve;
  });
  openChecks([
    {
      ...promiseOf('one', 'Q1'),
      findBroken: () => {
        isAsked();
        return slow;
      },
    },
  ]);
  await ask();
  const first = makeAskedRun();
  await asked;
  await makeAskedRun(); // while the first one is alive, a second one does nothing
  expect((await list())?.running).toMatchObject({ done: 0 });
  await mall.pool.query("update check_runs set beat_at = now() - interval '31 seconds'");
  openChecks([promiseOf('one', 'Q1')]);
  await makeAskedRun();
  goOn(['SH1']);
  await first;
  expect(await stateOf('one')).toBe('green');
  expect((await list())?.runs).toMatchObject([{ done: 1, redCount: 0 }]);
});
