import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type DatabaseState, statementsShown, tablesShown } from '#contract/machine/platform.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { pictures } from '#server/modules/content/tables.ts';

let folder = '.';
/** Where pictures are stored. */
export function openStorageFigures(dataDir: string): void {
  folder = dataDir;
}

type Sizes = Pick<DatabaseState, 'sizeBytes' | 'connections' | 'connectionsMax'>;
type Statements = DatabaseState['statements'];
const lettersMax = 400;

/** How large the database is, what is slow, and how much room there is for pictures. */
export async function getDatabase(): Promise<DatabaseState> {
  const [[sizes], tables, statements, [stored], disk] = await Promise.all([
    statement<Sizes>(
      'read_database_size',
      sql`select pg_database_size(current_database())::int8 as "sizeBytes", current_setting('max_connections')::int as "connectionsMax",
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`,
    ).rows(database()),
    statement<DatabaseState['tables'][number]>(
      'list_largest_tables',
      sql`select c.relname as name, pg_total_relation_size(c.oid)::int8 as bytes, pg_indexes_size(c.oid)::int8 as "indexBytes",
        greatest(c.reltuples, 0)::int8 as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = 'public' order by 2 desc, 1 limit ${tablesShown}::int`,
    ).rows(database()),
    listStatements(),
    statement<{ pictures: number; pictureBytes: number }>(
      'read_picture_sizes',
      sql`select count(*)::int as pictures, coalesce(sum(bytes), 0)::int8 as "pictureBytes" from ${pictures}`,
    ).rows(database()),
    statfs(folder),
  ]);
  if (!sizes || !stored) throw new Error('The database has no size');
  return {
    ...sizes,
    tables,
    statements,
    storage: { ...stored, freeBytes: disk.bavail * disk.bsize, diskBytes: disk.blocks * disk.bsize },
  };
}

/** Those that took longest of all if the database counts them (pg_stat_statements), otherwise those that run now. Values are never in them. */
async function listStatements(): Promise<Statements> {
  const [extension] = await statement(
    'has_statement_history',
    sql`select from pg_extension where extname = 'pg_stat_statements'`,
  ).rows(database());
  if (extension) {
    const list = await statement<Statements['list'][number]>(
      'list_slow_statements',
      sql`select left(regexp_replace(query, '\\s+', ' ', 'g'), ${lettersMax}::int) as text, calls::int8 as calls,
        mean_exec_time::float8 as "meanMs", total_exec_time::float8 as "totalMs"
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      order by total_exec_time desc limit ${statementsShown}::int`,
    ).rows(database());
    return { source: 'history', list };
  }
  const list = await statement<Statements['list'][number]>(
    'list_running_statements',
    sql`select left(regexp_replace(query, '\\s+', ' ', 'g'), ${lettersMax}::int) as text, null::int as calls,
      greatest(extract(epoch from clock_timestamp() - query_start) * 1000, 0)::float8 as "meanMs", null::float8 as "totalMs"
    from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
    order by query_start limit ${statementsShown}::int`,
  ).rows(database());
  return { source: 'now', list };
}
