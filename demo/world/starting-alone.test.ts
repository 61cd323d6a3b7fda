import { afterEach, expect, test, vi } from 'vitest';
import { leavePast, putClockBack } from '#demo/world/clock.ts';
import { placeAlone, takeClock } from '#demo/world/starting-alone.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';

// Two processes that start at once on a new database: while one makes the demo's past, the clock of both is put back.

const mall = openMallUnderTest({ DEMO: '1' });
afterEach(leavePast);

const ahead = async () => (await mall.pool.query('select ahead_seconds as ahead from mall_clock')).rows[0].ahead;
const waiting = async () =>
  (
    await mall.pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rows.length;
const holding = async () =>
  (
    await mall.pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rows.length;
const threeDays = -3 * 86_400;

test('the second waits until the first has made the past, however long it takes', async () => {
  const release = await takeClock(mall.databaseUrl);
  await putClockBack(3);
  const ends: string[] = [];
  const second = takeClock(mall.databaseUrl).then(async (releaseSecond) => {
    ends.push('second began');
    await releaseSecond();
  });
  await vi.waitFor(async () => expect(await waiting()).toBe(1), patience);
  expect(await ahead()).toBe(threeDays); // nobody has moved it under the first
  ends.push('first ended');
  await release();
  await second;
  expect(ends).toEqual(['first ended', 'second began']);
  expect(await ahead()).toBe(0);
});

test('N: without waiting the second ends the past of the first', async () => {
  const release = await takeClock(mall.databaseUrl);
  await putClockBack(3);
  await leavePast();
  expect(await ahead()).toBe(0);
  await release();
});

test('a start that was killed leaves the lock to the next one, which puts the clock right', async () => {
  await takeClock(mall.databaseUrl);
  await putClockBack(3);
  await mall.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`,
  );
  const release = await takeClock(mall.databaseUrl);
  expect(await ahead()).toBe(0);
  await release();
});

test('of two that place the demo’s orders at once, the second begins when the first has ended, also when it failed', async () => {
  const ends: string[] = [];
  const first = placeAlone(mall.databaseUrl, async () => {
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patience);
    ends.push('first');
    throw new Error('stopped');
  });
  const second = vi
    .waitFor(async () => expect(await holding()).toBe(1), patience)
    .then(() =>
      placeAlone(mall.databaseUrl, async () => {
        ends.push('second');
      }),
    );
  await expect(first).rejects.toThrow('stopped');
  await second;
  expect(ends).toEqual(['first', 'second']);
});
