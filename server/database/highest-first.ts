import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Highest first with nulls at the end, which is how our indexes are built. A plain `desc` puts nulls first, and PostgreSQL uses
 * an index for sorting only when both agree, even for a column that cannot be null.
 */
export function highestFirst(value: SQLWrapper): SQL {
  return sql`${value} desc nulls last`;
}

/** The opposite order, read from the same index backwards. */
export function lowestFirst(value: SQLWrapper): SQL {
  return sql`${value} asc nulls first`;
}
