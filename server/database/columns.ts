import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

// Lists of columns for handwritten SQL, derived from tables.ts, so that an added or renamed column is not missed.

/** The name of a column in the database, by the casing of the connection. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row as `jsonb_populate_record(null::table, …)` reads it, by the database's column names. */
export type TableRecord = { readonly [column: string]: unknown };

export function recordOf<Table extends PgTable>(table: Table, row: Partial<InferInsertModel<Table>>): TableRecord {
  const known = getTableColumns(table);
  const columns = Object.entries(row).map(([key, value]) => {
    if (!(key in known)) throw new Error(`${getTableName(table)} has no column ${key}`);
    return [columnName(key), value];
  });
  return Object.fromEntries(columns);
}

/** The columns of a record, for inserting, or for selecting `from` a named source. */
export function columnsIn(record: TableRecord = {}, from?: string): SQL {
  const source = from === undefined ? '' : `"${from}".`;
  // One piece instead of one for each column: an order is written with forty of them.
  return sql.raw(
    Object.keys(record)
      .map((column) => `${source}"${column}"`)
      .join(', '),
  );
}

/** Columns as one JSON value, under their names in the code. */
export function jsonOf(columns: { [name: string]: unknown }): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Every column of a table, for statements that read or write all of them. */
export function allColumnsOf(table: PgTable): TableRecord {
  return Object.fromEntries(Object.keys(getTableColumns(table)).map((key) => [columnName(key), null]));
}

/** For `on conflict … do update set`: these columns take what was to be inserted. */
export function setToExcluded(record: TableRecord = {}): SQL {
  return sql.raw(
    Object.keys(record)
      .map((column) => `"${column}" = excluded."${column}"`)
      .join(', '),
  );
}

/** Records as rows of a table, under the name `given`. */
export function givenRows(table: PgTable, records: readonly TableRecord[]): SQL {
  return sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) given`;
}
