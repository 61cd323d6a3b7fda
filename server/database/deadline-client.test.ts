import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { database, transaction } from './connection.ts';
import { withDeadline } from './deadline.ts';
import { databaseTrouble } from './trouble.ts';

const mall = openMallUnderTest();

/** Ends every connection of this file's mall, as a database that is stopped does. */
async function cutConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: mall.databaseUrl, application_name: 'cutter' });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}

const troubleOf = async (asking: Promise<unknown>) =>
  asking.then(
    () => 'none',
    (error) => databaseTrouble(error),
  );

test('connections that are cut in the middle of transactions fail them, and nothing else', async () => {
  const cut = Promise.withResolvers<void>();
  const begun = Array.from({ length: 12 }, () => Promise.withResolvers<void>());
  const troubles = begun.map((mine) =>
    troubleOf(
      transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        mine.resolve();
        await cut.promise; // idle in a transaction: no query is running
        await tx.execute(sql`select 2`);
      }),
    ),
  );
  await Promise.all(begun.map((mine) => mine.promise));
  await cutConnections();
  cut.resolve();
  expect(await Promise.all(troubles)).toEqual(Array(12).fill('unavailable'));
});

test('a connection that is lost before its transaction begins is given back to the pool', async () => {
  // More times than there are connections: if each loss held one, none would remain.
  for (let round = 0; round < 20; round++) {
    const client = await mall.pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    client.release();
    const beginning = troubleOf(transaction((tx) => tx.execute(sql`select pg_terminate_backend(${rows[0].pid})`)));
    expect(await beginning).toBe('unavailable');
  }
  await transaction((tx) => tx.execute(sql`select 1`));
  expect(mall.pool.totalCount - mall.pool.idleCount).toBe(0);
});

test('a database that does not answer in time is given up, and the next statement gets another connection', async () => {
  await database().execute(sql`select 1`);
  const startedAt = performance.now();
  const trouble = await troubleOf(withDeadline(1_000, () => database().execute(sql`select pg_sleep(40)`)));
  expect(trouble).toBe('unavailable');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect((await database().execute(sql`select 7 as number`)).rows).toEqual([{ number: 7 }]);
});

test('the same in a transaction: it is not waited for again to roll it back', async () => {
  const startedAt = performance.now();
  const trouble = await troubleOf(withDeadline(1_000, () => transaction((tx) => tx.execute(sql`select pg_sleep(40)`))));
  expect(trouble).toBe('unavailable');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(mall.pool.totalCount - mall.pool.idleCount).toBe(0);
});

test('work that is known to take long is waited for', async () => {
  const slow = transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '20s'`);
    return withDeadline(20_000, () => tx.execute(sql`select pg_sleep(6.5), 7 as number`));
  });
  expect((await slow).rows).toMatchObject([{ number: 7 }]);
});
