import { expect, test, vi } from 'vitest';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// Each process remembers which pictures everyone may see.

const tested = openMallUnderTest({ DEMO: '1' });
const mall = listeningMall(tested, { DEMO: '1' });

test('a public picture is remembered until another process notifies that one is public no longer', async () => {
  const { pictureHash, redHash } = await fillSmallMall();
  const statusOf = async (hash: string) => (await fetch(`http://127.0.0.1:${mall.port}/media/${hash}`)).status;
  expect([await statusOf(pictureHash), await statusOf(redHash)]).toEqual([200, 200]);
  await tested.pool.query('update pictures set is_public = false where hash = $1', [redHash]);
  expect(await statusOf(redHash)).toBe(200);
  await tested.pool.query("select pg_notify('pages_changed', 'public_pictures')");
  await vi.waitFor(async () => expect(await statusOf(redHash)).toBe(404), patience);
  expect(await statusOf(pictureHash)).toBe(200);
});
