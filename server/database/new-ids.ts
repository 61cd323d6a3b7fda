import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connection.ts';
import { statement } from './statement.ts';

/**
 * Gives each of these rows an id before it is inserted, by `insert(table).overridingSystemValue()`, so that rows that refer to it can
 * be put together first, and nothing depends on the order in which the database returns what it has inserted.
 */
export async function withNewIds<Row extends object>(
  tx: Transaction,
  table: PgTable,
  rows: readonly Row[],
): Promise<(Row & { id: number })[]> {
  const ids = await statement<{ id: number }>(
    'new_ids',
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
      from generate_series(1, ${rows.length}::int)`,
  ).rows(tx);
  return rows.map((row, at) => ({ ...row, id: (ids[at] as { id: number }).id }));
}
