import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Asker, connectionOf, type Database, databaseOf } from './connection.ts';

// There are two ways to query the database: Drizzle's builder, or `statement` where SQL is clearer or faster.

export type Statement<Row> = {
  /** Runs it and returns its rows. Times are text. */
  rows(asker: Asker): Promise<Row[]>;
  /** Runs it and returns how many rows it returned or changed. */
  run(asker: Asker): Promise<number>;
};

/**
 * SQL under a name: each connection parses and plans it once, as a named statement of `pg`. Values that differ from call to call
 * must be parameters; a statement may have a few forms (with and without a filter), which are planned separately.
 * It runs in the given transaction, or on its own with `database()`:
 *
 *     const [draft] = await statement<{ lines: DraftLine[] }>('claim_draft', sql`update … returning lines`).rows(tx);
 */
export function statement<Row extends pg.QueryResultRow = pg.QueryResultRow>(name: string, query: SQL): Statement<Row> {
  const send = (asker: Asker) => {
    const { sql: text, params: values } = dialect.sqlToQuery(query);
    const form = nameOf(name, text);
    return connectionOf(asker).query<Row>({ ...(form && { name: form }), text, values, types });
  };
  return {
    rows: async (asker) => (await send(asker)).rows,
    run: async (asker) => (await send(asker)).rowCount ?? 0,
  };
}

const dialect = new PgDialect({ casing: 'snake_case' });

// Times stay text, as Drizzle expects them.
const timeTypes = new Set<number>([
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
  pg.types.builtins.INTERVAL,
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    timeTypes.has(id) ? (value: string) => value : pg.types.getTypeParser(id, format as 'text'),
};

const formsMax = 1_000; // of all statements, since a connection stores each of them; further ones run without a name
const forms = new Map<string, string>();

function nameOf(name: string, text: string): string | undefined {
  const known = forms.get(text);
  if (known || forms.size >= formsMax) return known;
  const form = `${name.slice(0, 30)}_${createHash('md5').update(text).digest('hex')}`; // 63 characters at most
  forms.set(text, form);
  return form;
}

/** A part of a statement that is the same for every caller, built once: building it takes a good part of a query's time. */
export function writtenOut(part: SQL): SQL {
  return sql.raw(dialect.sqlToQuery(part.inlineParams()).sql);
}

/**
 * A list of numbers whose length the planner cannot see. Otherwise it finds a plan for two of them a little better than
 * the generic plan, and plans the statement again each time, which takes longer than running it.
 */
export function anyOf(list: unknown): SQL {
  return sql`array(select unnest(${list}::int[]))`;
}

/**
 * A query of the builder that is built and planned once per connection, for the most frequent queries. Values that differ from
 * call to call must be placeholders.
 */
export function prepared<Query>(build: (database: Database) => Query): (asker: Asker) => Query {
  const built = new WeakMap<Database, Query>();
  return (asker) => {
    const on = databaseOf(asker);
    const query = built.get(on) ?? build(on);
    built.set(on, query);
    return query;
  };
}
