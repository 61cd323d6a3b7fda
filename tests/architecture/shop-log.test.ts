import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allShopActs } from '#contract/shops/merchant-log.ts';
import { readSources } from './read-imports.ts';

/** Where the code writes an act into a shop's log: `logAct(tx, actor, 'order_shipped', …)`. */
const written = /logAct\(\s*tx,\s*[^;]*?'([a-z_]+)'/g;

test('every act that a shop’s log can show is written somewhere', async () => {
  const sources = await readSources(join(import.meta.dirname, '../..'));
  const ofServer = sources.filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'));
  const found = new Set(ofServer.flatMap(({ text }) => [...text.matchAll(written)].map(([, act]) => act)));
  expect([...found].sort()).toEqual([...allShopActs].sort());
});
