import type { Pool } from 'pg';

// Tables that reading changes.
const passing = ['rate_windows'];

/** A fingerprint of the rows of every table, so that a test can show that nothing at all has changed. */
export const databaseFingerprint = fingerprintBy('database_fingerprint', 'hashtextextended(t::text, 0)');

/**
 * A fingerprint of the transactions that have written the rows of every table, so that a test can show that nothing at all was
 * written, not even what was there before. It reads no row's content, so it takes a fraction of the time.
 */
export const writesFingerprint = fingerprintBy('writes_fingerprint', 'xmin::text::bigint');

type Fingerprint = (pool: Pool) => Promise<Record<string, string>>;

/** Counts the rows of each table and adds up a number for each: the order of the rows does not matter. */
function fingerprintBy(name: string, numberOfRow: string): Fingerprint {
  const queries = new WeakMap<Pool, Promise<string>>();
  return async (pool) => {
    const query = queries.get(pool) ?? queryFor(pool, numberOfRow);
    queries.set(pool, query);
    // With a name, each connection plans it once: planning a hundred tables takes some 7 ms.
    const { rows } = await pool.query<Record<string, string>>({ name, text: await query });
    return { ...rows[0] };
  };
}

async function queryFor(pool: Pool, numberOfRow: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [passing],
  );
  const prints = rows.map(
    ({ name }) => `(select count(*) || ' ' || coalesce(sum(${numberOfRow}), 0) from "${name}" t) as "${name}"`,
  );
  return `select ${prints.join(', ')}`;
}
