import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/accounts/platform-sources.ts';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { locks } from '#server/database/locks.ts';
import { deleteOldLimited, writeLimited } from '#server/http/limited-sources.ts';
import { rates } from '#server/http/limits.ts';
import { isSourceBlocked, sourceBlocksReread } from '#server/modules/accounts/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { allAtLock, untilWaiting } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();
let operator: Person;
let administrator: Person;

beforeAll(async () => {
  operator = await anOperator(['accounts']);
  administrator = await someone({ role: 'platform', nickname: 'Ada' });
});
beforeEach(async () => {
  mall.source = '127.0.0.1';
  await mall.pool.query('delete from source_blocks');
  await mall.pool.query('delete from rate_windows');
  await sourceBlocksReread.readNow();
});

type Block = Parameters<typeof mall.ask<typeof contract.blockSource>>[1];
const block = (input: Partial<Block> & { network: string }, who = operator) =>
  mall.ask(contract.blockSource, { hours: 24, reason: 'Guesses passwords', ...input }, as(who.token));
const lift = (id: number, who = operator) =>
  mall.ask(contract.liftSourceBlock, { id, reason: 'Apologised' }, as(who.token));
const listed = async (state: 'running' | 'over' = 'running') =>
  (await mall.ask(contract.listSourceBlocks, { state }, as(operator.token))).data?.list;

test('a network is blocked at once, for both kinds of address, and answered again once the block is lifted', async () => {
  const { data: four } = await block({ network: '203.0.113.9/24' });
  await block({ network: '2001:db8::/32', hours: null });
  const blocked = ['203.0.113.1', '203.0.113.255', '203.0.114.1', '2001:db8::7', '2001:db9::7', '', 'unknown'];
  expect(blocked.map(isSourceBlocked)).toEqual([true, true, false, true, false, false, false]);
  expect((await listed())?.map(({ network, by, endsAt }) => [network, by, endsAt !== null])).toEqual([
    ['2001:db8::/32', 'Somebody', false],
    ['203.0.113.0/24', 'Somebody', true],
  ]);
  expect((await lift(four?.id ?? 0)).code).toBe(200);
  expect(isSourceBlocked('203.0.113.1')).toBe(false);
  expect((await listed('over'))?.map(({ network, liftedBy }) => [network, liftedBy])).toEqual([
    ['203.0.113.0/24', 'Somebody'],
  ]);
  const { data: log } = await mall.ask(listOperatorLog, { kind: 'source' }, as(administrator.token));
  expect(log?.list.map(({ act, subject, reason }) => [act, subject, reason])).toEqual([
    ['source_block_lifted', '203.0.113.0/24', 'Apologised'],
    ['source_blocked', '2001:db8::/32', 'Guesses passwords'],
    ['source_blocked', '203.0.113.0/24', 'Guesses passwords'],
  ]);
});

test('a block ends by itself, also in a process that nobody notifies', async () => {
  await block({ network: '198.51.100.7' });
  await mall.pool.query("update source_blocks set ends_at = now() + interval '1 second'");
  await sourceBlocksReread.readNow();
  expect(isSourceBlocked('198.51.100.7')).toBe(true);
  await expect.poll(() => isSourceBlocked('198.51.100.7'), { timeout: 5_000 }).toBe(false);
  expect((await listed('over'))?.map(({ network }) => network)).toEqual(['198.51.100.7']);
});

test('a block that is written is no failure where it cannot be read again at once, and holds as soon as it can', async () => {
  const [log, table] = [await mall.pool.connect(), await mall.pool.connect()];
  try {
    await log.query('begin');
    await log.query('lock table operator_log in exclusive mode');
    const answer = block({ network: '203.0.113.0/24' });
    await untilWaiting(mall.pool, 1, answer);
    await table.query('begin');
    const locked = table.query('lock table source_blocks in access exclusive mode'); // has it after the commit
    await untilWaiting(mall.pool, 2, answer);
    await log.query('commit');
    await locked;
    expect((await answer).code).toBe(200);
    expect(isSourceBlocked('203.0.113.1')).toBe(false);
    await table.query('commit');
    await expect.poll(() => isSourceBlocked('203.0.113.1'), { timeout: 5_000 }).toBe(true);
  } finally {
    for (const client of [log, table]) client.release(true); // it may be in the middle of a transaction
  }
});

test('who would shut themselves out is asked first', async () => {
  mall.source = '198.51.100.20';
  const refused = await block({ network: '198.51.100.0/24' });
  expect(refused).toMatchObject({ code: 409, reason: 'source_contains_you' });
  expect(await listed()).toEqual([]);
  expect((await block({ network: '198.51.100.0/24', includesMe: true })).code).toBe(200);
});

test('no network that is none, or that holds half the world', async () => {
  for (const network of [
    '',
    'example.com',
    '1.2.3',
    '300.1.1.1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    '2000::/3',
  ])
    expect(await block({ network }), network).toMatchObject({ reason: 'bad_input', field: 'network' });
  expect(await block({ network: '203.0.113.1', hours: 0 })).toMatchObject({ reason: 'bad_input', field: 'hours' });
  expect(await listed()).toEqual([]);
});

test('two operators block the same at once: it is blocked once, and the other reads by whom', async () => {
  const lock = { text: `select pg_advisory_xact_lock(${locks.blockedSources}, 0)` };
  const network = '203.0.113.0/24';
  const answers = await allAtLock(mall.pool, lock, [() => block({ network }), () => block({ network }, administrator)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ code }) => code === 409)).toMatchObject({ reason: 'source_already_blocked' });
  expect((await listed())?.length).toBe(1);
});

test('two operators lift at once: the second reads who was faster', async () => {
  const { data } = await block({ network: '203.0.113.0/24' });
  const id = data?.id ?? 0;
  const lock = { text: 'select from source_blocks where id = $1 for update', values: [id] };
  const answers = await allAtLock(mall.pool, lock, [() => lift(id), () => lift(id, administrator)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const second = answers.find(({ code }) => code === 409);
  expect(second?.reason).toBe('source_block_over');
  expect(second?.message).toMatch(/^(Ada|Somebody) has already lifted this block$/);
  expect(await lift(2_000_000_000)).toMatchObject({ code: 404, reason: 'source_block_not_found' });
});

test('who exceeds a limit is listed by address, and forgotten after a month', async () => {
  mall.source = '198.51.100.44';
  const attempt = () => mall.ask(signInByEmail, { email: 'nobody@example.com', password: 'wrong' });
  await mall.pool.query("insert into rate_windows values ($1, $2, now() + interval '50 seconds')", [
    'signIn:198.51.100.44',
    rates.signIn.times,
  ]);
  for (const _ of [1, 2]) expect((await attempt()).reason).toBe('too_many_tries');
  await writeLimited();
  expect((await attempt()).reason).toBe('too_many_tries');
  await writeLimited();
  mall.source = '127.0.0.1';
  await block({ network: '198.51.100.0/24' });
  const limited = async () => (await mall.ask(contract.listLimitedSources, {}, as(operator.token))).data;
  expect(await limited()).toMatchObject({
    total: 1,
    list: [{ source: '198.51.100.44', kinds: ['sign_in'], times: 3, isBlocked: true }],
  });
  await mall.pool.query('update limited_sources set day = current_date - 31');
  expect(await limited()).toMatchObject({ total: 0, list: [] });
  await deleteOldLimited();
  expect((await mall.pool.query('select 1 from limited_sources')).rows).toEqual([]);
});
