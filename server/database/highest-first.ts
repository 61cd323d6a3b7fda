import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Highest first, with nulls at the end, which is how our indexes are built. A plain `desc` puts nulls first, and PostgreSQL
 * walks an index only when both agree, even where a column cannot be null: a list would then be sorted from end to end.
 */
export function highestFirst(value: SQLWrapper): SQL {
  return sql`${value} desc nulls last`;
}
