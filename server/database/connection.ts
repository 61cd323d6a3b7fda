import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { log } from '#server/http/log.ts';
import { PreparingClient } from './preparing-client.ts';

// Amounts and counts are int8 in some sums; all of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Database = NodePgDatabase;
export type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

const poolSize = 17; // reliability: at most 20 in all, wait ≤ 3 s
const askersSize = 3;
const waitMs = 3_000;
const namesMax = 1_000; // of statements that are asked in few forms; more would be a mistake

let open: { pool: pg.Pool; askers: pg.Pool; drizzle: Database } | undefined;

/** Opens the connections of this process and gives those that do its work; the others are for `askPrepared` alone. */
export function openDatabase(url: string): pg.Pool {
  if (open) throw new Error('The database is open already');
  const pool = openPool(url, { max: poolSize, idleTimeoutMillis: 30_000, Client: PreparingClient });
  // These keep their plans: a form is planned once, not anew for each of the first words that are searched for.
  const askers = openPool(
    url,
    { max: askersSize, idleTimeoutMillis: 600_000 },
    ' -c plan_cache_mode=force_generic_plan',
  );
  open = { pool, askers, drizzle: drizzle(pool, { casing: 'snake_case' }) };
  return pool;
}

/** Every connection carries the time limits that keep one bad query from holding all. */
function openPool(url: string, sizes: pg.PoolConfig, more = ''): pg.Pool {
  const pool = new pg.Pool({
    ...sizes,
    connectionString: url,
    connectionTimeoutMillis: waitMs,
    options: `-c statement_timeout=5s -c lock_timeout=2s -c idle_in_transaction_session_timeout=10s -c timezone=UTC${more}`,
  });
  // Without a listener a connection that dies while idle would end the whole process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return pool;
}

export async function closeDatabase(): Promise<void> {
  const closing = open;
  open = undefined;
  await Promise.all([closing?.pool.end(), closing?.askers.end()]);
}

/** The database, for reads that stand alone. */
export function database(): Database {
  if (!open) throw new Error('The database is not open');
  return open.drizzle;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Asks something that is asked in few forms, again and again: each connection plans each form once. For statements whose
 * plan takes a good part of their time and is the same for all values; `form` tells them apart in the database's own lists.
 */
export async function askPrepared<Row extends pg.QueryResultRow>(form: string, statement: SQL): Promise<Row[]> {
  if (!open) throw new Error('The database is not open');
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return (await open.askers.query<Row>({ name: nameOf(form, text), text, values })).rows;
}

/** A transaction, or the database for reads that stand alone. */
export type Asker = Pick<Transaction, '_'> | Pick<Database, '_'>;

/** The same as a part of a transaction, for statements that change something too. */
export async function executePrepared<Row extends pg.QueryResultRow>(
  reader: Asker,
  form: string,
  statement: SQL,
): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const prepared = reader._.session.prepareQuery(query, undefined, nameOf(form, query.sql), false);
  return ((await prepared.execute()) as pg.QueryResult<Row>).rows;
}

const names = new Map<string, string>();
function nameOf(form: string, text: string): string {
  const name = names.get(text) ?? `${form}_${createHash('md5').update(text).digest('hex')}`;
  if (names.size < namesMax) names.set(text, name);
  return name;
}

/**
 * A list of numbers whose length the planner does not look at. Otherwise it finds a plan for two of them a little better
 * than one for any number, and plans the statement anew each time, which takes longer than to run it.
 */
export function anyOf(list: unknown): SQL {
  return sql`array(select unnest(${list}::int[]))`;
}

/** A part of a statement that is the same whoever asks, written out once: putting it together anew takes a good part of asking. */
export function writtenOut(part: SQL): SQL {
  return sql.raw(dialect.sqlToQuery(part.inlineParams()).sql);
}

/** Runs one operation whole or not at all. */
export function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return database().transaction((tx) => work(tx as unknown as Transaction));
}
