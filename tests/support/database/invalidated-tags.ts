import pg from 'pg';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** The tags of pages that were invalidated, in that order. */
export async function pageChanges(mall: MallUnderTest, act: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const client = new pg.Client({ connectionString: mall.databaseUrl });
  await client.connect();
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen pages_changed');
  await act();
  await client.query('select 1');
  await client.end();
  return heard;
}
