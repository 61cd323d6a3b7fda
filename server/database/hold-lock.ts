import pg from 'pg';

/**
 * Waits for an advisory lock as long as it takes, and holds it over many transactions until it is released or the process ends.
 * On a connection of its own, since those of the pool have time limits.
 */
export async function holdLock(url: string, lock: number): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the lock is gone with its connection
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}
