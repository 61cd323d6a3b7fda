import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * A column of the surrounding query, for a subselect. Drizzle names the columns of a query of one table without the table, and in a
 * subselect a bare "id" is that of the inner table.
 */
export function inFull(column: Column): SQL {
  return sql`${column}`;
}
