import type { Pool } from 'pg';

// Tables that reading changes.
const passing = ['rate_windows'];

/** A fingerprint of every table, so that a test can show that nothing at all has changed. */
export async function databaseFingerprint(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const tables = rows.map(({ name }) => name).filter((name) => !passing.includes(name));
  const { rows: prints } = await pool.query<Record<string, string>>(
    `select ${tables
      .map(
        (name) =>
          `(select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t) as ${name}`,
      )
      .join(', ')}`,
  );
  return { ...prints[0] };
}
