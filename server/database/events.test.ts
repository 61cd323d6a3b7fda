import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openMallUnderTest } from '#tests/support/mall-under-test.ts';
import { database, transaction } from './connection.ts';
import { announce, announceIds, deliverNews, type Listener, news, newsOfIds, on } from './events.ts';
import { newsOutbox } from './tables.ts';

openMallUnderTest();

const moved = news('test.moved', z.object({ id: z.int() }));
const heard: number[] = [];
const listen = on(moved, async ({ id }) => {
  heard.push(id);
});

beforeEach(async () => {
  heard.length = 0;
  await database().delete(newsOutbox);
});

const tell = (id: number) => transaction((tx) => announce(tx, moved, { id }));
const waiting = async () => (await database().select().from(newsOutbox)).map(({ story, tries }) => ({ story, tries }));

test('news reaches its listeners once, in order, and is then forgotten', async () => {
  await tell(1);
  await tell(2);
  await deliverNews([listen]);
  await deliverNews([listen]);
  expect(heard).toEqual([1, 2]);
  expect(await waiting()).toEqual([]);
});

test('what was rolled back is never told', async () => {
  await transaction(async (tx) => {
    await announce(tx, moved, { id: 3 });
    throw new Error('changed my mind');
  }).catch(() => {});
  await deliverNews([listen]);
  expect(heard).toEqual([]);
});

test('a listener that fails is asked again later, and leaves nothing half done', async () => {
  const failing: Listener = on(moved, async ({ id }, tx) => {
    await announce(tx, moved, { id: id + 100 });
    if (id === 4) throw new Error('not now');
  });
  await tell(4);
  await tell(5);
  // Each delivery of 5 tells of 105 and so on, so only the first of each is looked at.
  await deliverNews([on(moved, async (story, tx) => (story.id < 100 ? failing.hear(story, tx) : undefined))]);
  expect(await waiting()).toEqual([{ story: { id: 4 }, tries: 1 }]);
  await database().execute(sql`update ${newsOutbox} set next_try_at = now()`);
  await deliverNews([listen]);
  expect(heard).toEqual([4]);
});

test('twenty deliverers at once deliver each piece exactly once', async () => {
  for (let id = 1; id <= 40; id++) await tell(id);
  await Promise.all(Array.from({ length: 20 }, () => deliverNews([listen])));
  expect(heard.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test('of any number of things all are told, a thousand at a time', async () => {
  const changed = newsOfIds('test.changed');
  const ids = Array.from({ length: 2_001 }, (_, at) => at + 1);
  const parts: number[][] = [];
  await transaction((tx) => announceIds(tx, changed, ids));
  await deliverNews([on(changed, async (story) => void parts.push(story.ids))]);
  expect([parts.map((part) => part.length), parts.flat()]).toEqual([[1_000, 1_000, 1], ids]);
  await transaction((tx) => announceIds(tx, changed, []));
  expect(await waiting()).toEqual([]);
});
