import { sql } from 'drizzle-orm';
import type { Transaction } from './connection.ts';
import type { Lock } from './locks.ts';
import { statement } from './statement.ts';

/**
 * Waits for an advisory lock and holds it until the transaction ends. `of` makes it a lock per account or other id, 0 where there is one lock for all.
 */
export async function takeLock(tx: Transaction, lock: Lock, of = 0): Promise<void> {
  await statement('take_lock', sql`select pg_advisory_xact_lock(${lock}::int, ${of}::int)`).run(tx);
}
