import { sql } from 'drizzle-orm';
import type { Transaction } from './connection.ts';
import { statement } from './statement.ts';

/**
 * Waits for an advisory lock and holds it until the transaction ends. `lock` is any number that is the same in every process;
 * `of` makes it a lock per account or other id, 0 where there is one lock for all.
 */
export async function takeLock(tx: Transaction, lock: number, of = 0): Promise<void> {
  await statement('take_lock', sql`select pg_advisory_xact_lock(${lock}::int, ${of}::int)`).run(tx);
}
