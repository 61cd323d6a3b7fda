import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

// Lists of columns for SQL that is written by hand, derived from tables.ts: a column that is added or renamed there is not
// forgotten here.

/** What the database calls a column: the casing that the connection is opened with. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row as `jsonb_populate_record(null::table, …)` reads it, by what the database calls its columns. */
export type TableRecord = { readonly [column: string]: unknown };

export function recordOf<Table extends PgTable>(table: Table, row: Partial<InferInsertModel<Table>>): TableRecord {
  const known = getTableColumns(table);
  const columns = Object.entries(row).map(([key, value]) => {
    if (!(key in known)) throw new Error(`${getTableName(table)} has no column ${key}`);
    return [columnName(key), value];
  });
  return Object.fromEntries(columns);
}

/** The columns that are given in a record, to be inserted into, or to be selected `from` a source by its name. */
export function columnsIn(record: TableRecord = {}, from?: string): SQL {
  const source = from === undefined ? sql`` : sql`${sql.identifier(from)}.`;
  return sql.join(
    Object.keys(record).map((column) => sql`${source}${sql.identifier(column)}`),
    sql`, `,
  );
}

/** Columns as one JSON value, under the names that they have here. */
export function jsonOf(columns: { [name: string]: unknown }): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}
