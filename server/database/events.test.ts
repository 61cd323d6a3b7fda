import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { database, transaction } from './connection.ts';
import { deliverEvents, type EventHandler, event, eventOfIds, on, publish, publishIds } from './events.ts';
import { eventOutbox } from './tables.ts';

openMallUnderTest();

const moved = event('test.moved', z.object({ id: z.int() }));
const handled: number[] = [];
const listen = on(moved, async ({ id }) => {
  handled.push(id);
});

beforeEach(async () => {
  handled.length = 0;
  await database().delete(eventOutbox);
});

const publishId = (id: number) => transaction((tx) => publish(tx, moved, { id }));
const waiting = async () =>
  (await database().select().from(eventOutbox)).map(({ payload, tries }) => ({ payload, tries }));

test('an event reaches its handlers once, in order, and is then forgotten', async () => {
  await publishId(1);
  await publishId(2);
  await deliverEvents([listen]);
  await deliverEvents([listen]);
  expect(handled).toEqual([1, 2]);
  expect(await waiting()).toEqual([]);
});

test('what was rolled back is never delivered', async () => {
  await transaction(async (tx) => {
    await publish(tx, moved, { id: 3 });
    throw new Error('changed my mind');
  }).catch(() => {});
  await deliverEvents([listen]);
  expect(handled).toEqual([]);
});

test('a handler that fails is retried later, and leaves nothing half done', async () => {
  const failing: EventHandler = on(moved, async ({ id }, tx) => {
    await publish(tx, moved, { id: id + 100 });
    if (id === 4) throw new Error('not now');
  });
  await publishId(4);
  await publishId(5);
  // Each delivery of 5 publishes 105 and so on, so only the first of each is checked.
  await deliverEvents([on(moved, async (payload, tx) => (payload.id < 100 ? failing.handle(payload, tx) : undefined))]);
  expect(await waiting()).toEqual([{ payload: { id: 4 }, tries: 1 }]);
  await database().execute(sql`update ${eventOutbox} set next_try_at = now()`);
  await deliverEvents([listen]);
  expect(handled).toEqual([4]);
});

test('twenty deliverers at once deliver each event exactly once', async () => {
  for (let id = 1; id <= 40; id++) await publishId(id);
  await Promise.all(Array.from({ length: 20 }, () => deliverEvents([listen])));
  expect(handled.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test('any number of ids is published, a thousand per event', async () => {
  const changed = eventOfIds('test.changed');
  const ids = Array.from({ length: 2_001 }, (_, at) => at + 1);
  const parts: number[][] = [];
  await transaction((tx) => publishIds(tx, changed, ids));
  await deliverEvents([on(changed, async (payload) => void parts.push(payload.ids))]);
  expect([parts.map((part) => part.length), parts.flat()]).toEqual([[1_000, 1_000, 1], ids]);
  await transaction((tx) => publishIds(tx, changed, []));
  expect(await waiting()).toEqual([]);
});
