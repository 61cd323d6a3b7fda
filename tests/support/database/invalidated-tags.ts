import pg from 'pg';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** Runs `act` and returns the cache tags that were invalidated meanwhile, in order. */
export async function invalidatedTags(
  mall: MallUnderTest,
  act: () => Promise<unknown>,
): Promise<(string | undefined)[]> {
  const client = new pg.Client({ connectionString: mall.databaseUrl });
  await client.connect();
  const tags: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => tags.push(payload));
  await client.query('listen pages_changed');
  await act();
  await client.query('select 1');
  await client.end();
  return tags;
}
