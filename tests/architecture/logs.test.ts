import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allOperatorActs } from '#contract/operators/platform-log.ts';
import { allShopActs } from '#contract/shops/merchant-log.ts';
import { readSources } from './read-imports.ts';

/** The acts that the code of the server writes with one of the functions that write a log: what the pattern finds there. */
async function actsWritten(by: 'logAct' | 'logOperatorAct', pattern: RegExp): Promise<string[]> {
  const sources = await readSources(join(import.meta.dirname, '../..'));
  const ofServer = sources.filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'));
  const writing = ofServer.filter(({ text }) => text.includes(`${by}(`));
  const found = writing.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, act]) => act ?? ''));
  return [...new Set(found)].sort();
}

test('every act that a shop’s log can show is written somewhere: logAct(tx, actor, "order_shipped", …)', async () => {
  expect(await actsWritten('logAct', /logAct\(\s*tx,\s*[^;]*?'([a-z_]+)'/g)).toEqual([...allShopActs].sort());
});

test('every act that the platform’s log can show is written somewhere: { act: "payout_approved", … }', async () => {
  const found = await actsWritten('logOperatorAct', /\bact: [^,}]*?'([a-z_]+)'/g);
  const both = await actsWritten('logOperatorAct', /\bact: [^,}]*?'[a-z_]+' : '([a-z_]+)'/g);
  expect([...new Set([...found, ...both])].sort()).toEqual([...allOperatorActs].sort());
});
