import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { type Asker, database, savepoint, type Transaction, transaction } from './connection.ts';
import { prepared, statement } from './statement.ts';

const mall = openMallUnderTest();

const connectionNow = prepared((on) =>
  on.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(values (1)) one`).prepare('connection_now'),
);

/** The connection as the builder, a prepared statement of it, and a named statement see it. */
async function connectionsOf(reader: Asker): Promise<Set<unknown>> {
  const direct = await reader.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const [built] = await connectionNow(reader).execute();
  const [named] = await statement<{ pid: number }>('pid', sql`select pg_backend_pid() as pid`).rows(reader);
  return new Set([direct.rows[0]?.pid, built?.pid, named?.pid]);
}

test('prepared statements are sent by the connection of their transaction, also in a part of it', async () => {
  await Promise.all(
    [1, 2, 3].map(() =>
      transaction(async (tx) => {
        const outer = await connectionsOf(tx);
        const inner = await savepoint(tx, connectionsOf);
        expect(outer.size).toBe(1);
        expect(inner).toEqual(outer);
      }),
    ),
  );
});

test('what they change goes with the part of the transaction that fails, and with no more', async () => {
  const write = (tx: Transaction, id: number) =>
    statement('write', sql`insert into written (id) values (${id}::int)`).run(tx);
  const rows = await transaction(async (tx) => {
    await tx.execute(sql`create temporary table written (id int) on commit drop`);
    expect(await write(tx, 1)).toBe(1);
    const failing = savepoint(tx, async (inner) => {
      await write(inner, 2);
      throw new Error('not this one');
    });
    await expect(failing).rejects.toThrow('not this one');
    return statement('written', sql`select id from written`).rows(tx);
  });
  expect(rows).toEqual([{ id: 1 }]);
});

test('times come as text, as they do from the builder', async () => {
  const query = sql`select '2026-01-02 03:04:05+00'::timestamptz as at, '2026-01-02'::date as day`;
  const rows = await statement('times', query).rows(database());
  expect(rows).toEqual((await database().execute(query)).rows);
  expect(rows).toEqual([{ at: '2026-01-02 03:04:05+00', day: '2026-01-02' }]);
});

test('a transaction that was opened by other means is refused, not sent on some other connection', async () => {
  const foreign = drizzle(mall.pool).transaction((tx) => connectionsOf(tx as unknown as Transaction));
  await expect(foreign).rejects.toThrow('Not a transaction of transaction() or savepoint()');
});
