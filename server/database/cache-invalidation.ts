import { sql } from 'drizzle-orm';
import type { CacheTag } from '#contract/core/call.ts';
import type { Transaction } from './connection.ts';
import { statement } from './statement.ts';

/** Makes every process drop the cached responses with these cache tags, once this transaction commits. */
export async function invalidateCache(tx: Transaction, ...tags: CacheTag[]): Promise<void> {
  await statement(
    'invalidate_cache',
    sql`select pg_notify('pages_changed', tag) from unnest(${sql.param(tags)}::text[]) as tag`,
  ).run(tx);
}
