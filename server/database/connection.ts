import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { DeadlineClient } from './deadline-client.ts';
import { forgetStatements, PreparingClient } from './preparing-client.ts';

// Amounts and counts are int8 in some sums; all of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Database = NodePgDatabase;
export type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

const poolSize = 17; // reliability: at most 20 in all
const genericPoolSize = 3;
const connectionWaitMs = 3_000;
const closeMs = 3_000; // a database that hangs never confirms the close

let open: { pool: pg.Pool; drizzle: Database; generic: { pool: pg.Pool; drizzle: Database } } | undefined;

/** Opens the connections of this process and returns the main pool; the other pool is for `genericPlans`. */
export function openDatabase(url: string, waitMs = connectionWaitMs): pg.Pool {
  if (open) throw new Error('The database is open already');
  const pool = openPool(url, {
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    Client: PreparingClient,
  });
  const generic = openPool(
    url,
    {
      max: genericPoolSize,
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: 600_000,
      Client: DeadlineClient,
    },
    ' -c plan_cache_mode=force_generic_plan',
  );
  open = { pool, drizzle: drizzleOver(pool), generic: { pool: generic, drizzle: drizzleOver(generic) } };
  return pool;
}

const drizzleOver = (client: pg.Pool | pg.PoolClient): Database => drizzle(client, { casing: 'snake_case' });

/** Every connection has time limits, so that one bad query cannot block all others. */
function openPool(url: string, sizes: pg.PoolConfig, more = ''): pg.Pool {
  const pool = new MallPool({
    ...sizes,
    connectionString: url,
    options: `-c statement_timeout=5s -c lock_timeout=2s -c idle_in_transaction_session_timeout=10s -c timezone=UTC${more}`,
  });
  // Without a handler, a connection that dies while idle would end the whole process. The connection logs it itself.
  pool.on('error', () => {});
  return pool;
}

/** A request that waited for a connection goes on in its own async context, not in that of the request that released it. */
class MallPool extends pg.Pool {
  override connect(callback?: (...given: never[]) => void): never {
    const connect = super.connect as (callback?: unknown) => unknown;
    return connect.call(this, callback && AsyncResource.bind(callback as () => void)) as never;
  }
}

export async function closeDatabase(): Promise<void> {
  const closing = open;
  open = undefined;
  for (const forget of closeHandlers) forget();
  const closed = Promise.all([closing?.pool.end(), closing?.generic.pool.end()]);
  await Promise.race([closed, sleep(closeMs, undefined, { ref: false })]);
}

const closeHandlers = [forgetStatements];

/** Registers `forget` for when the database closes: what is cached of one database must not be used with the next. */
export function onDatabaseClosed(forget: () => void): void {
  closeHandlers.push(forget);
}

/** The database, for reads outside of a transaction. */
export function database(): Database {
  if (!open) throw new Error('The database is not open');
  return open.drizzle;
}

/**
 * The database by connections that plan a statement once for all values, and not again for each of the first ones: for
 * statements whose planning takes a good part of their time and whose plan is the same for all values.
 */
export function genericPlans(): Database {
  if (!open) throw new Error('The database is not open');
  return open.generic.drizzle;
}

/** A transaction, or the database for reads outside of one. */
export type Asker = Transaction | Database;

const drizzles = new WeakMap<pg.PoolClient, Database>();
function drizzleOn(client: pg.PoolClient): Database {
  const made = drizzles.get(client) ?? drizzleOver(client);
  drizzles.set(client, made);
  return made;
}

/** The connection of each running transaction. */
const clients = new WeakMap<Asker, pg.PoolClient>();

/** The connection to use for a transaction or the database. */
export function connectionOf(reader: Asker): pg.Pool | pg.PoolClient {
  if (reader === open?.drizzle) return open.pool;
  if (reader === open?.generic.drizzle) return open.generic.pool;
  const client = clients.get(reader);
  if (!client) throw new Error('Not a transaction of transaction() or savepoint(), nor the open database');
  return client;
}

/** Drizzle on the connection of a transaction: what it sends is part of the transaction. */
export function databaseOf(reader: Asker): Database {
  if (reader === open?.drizzle || reader === open?.generic.drizzle) return reader as Database;
  return drizzleOn(connectionOf(reader) as pg.PoolClient);
}

/**
 * Runs an operation completely or not at all. The connection is always released, and is reused only when the transaction
 * has ended on it: a lost connection, or one in the middle of something, is closed.
 */
export function transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return transactionAs(work);
}

/** Runs reads that all see the same state: what others change meanwhile is in none of them. */
export function snapshot<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return transactionAs(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function transactionAs<Result>(
  work: (tx: Transaction) => Promise<Result>,
  kind?: PgTransactionConfig,
): Promise<Result> {
  if (!open) throw new Error('The database is not open');
  const client = await open.pool.connect();
  try {
    return await drizzleOn(client).transaction((tx) => work(onClient(client, tx as unknown as Transaction)), kind);
  } finally {
    client.release(client.getTransactionStatus() !== 'I');
  }
}

/** Runs a part of a transaction that may fail by itself: then only this part is undone. */
export async function savepoint<Result>(
  tx: Transaction,
  work: (inner: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = connectionOf(tx) as pg.PoolClient;
  return await tx.transaction((inner) => work(onClient(client, inner as unknown as Transaction)));
}

function onClient(client: pg.PoolClient, tx: Transaction): Transaction {
  clients.set(tx, client);
  return tx;
}
