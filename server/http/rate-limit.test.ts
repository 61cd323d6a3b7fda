import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { database } from '#server/database/connection.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { rates } from './limits.ts';
import { countTry, deleteOldWindows } from './rate-limit.ts';
import { rateWindows } from './tables.ts';

openMallUnderTest();

const { times } = rates.cspReport;
const refusedOf = (results: PromiseSettledResult<void>[]) =>
  results.filter((result) => result.status === 'rejected').length;

test('of many tries at once exactly as many pass as the limit allows', async () => {
  const results = await Promise.allSettled(Array.from({ length: times + 15 }, () => countTry('cspReport', 'crowd')));
  expect(refusedOf(results)).toBe(15);
});

test('the same crowd slips past a limiter that reads first and writes after', async () => {
  const haveRead = barrier(2);
  const careless = async () => {
    const key = 'careless';
    const [row] = await database().select().from(rateWindows).where(eq(rateWindows.key, key));
    if ((row?.times ?? 0) >= times) throw new Error('refused');
    await haveRead();
    const next = { times: (row?.times ?? 0) + 1, endsAt: new Date(Date.now() + 60_000) };
    await database()
      .insert(rateWindows)
      .values({ key, ...next })
      .onConflictDoUpdate({ target: rateWindows.key, set: next });
  };
  const results = await Promise.allSettled(Array.from({ length: times + 15 }, careless));
  expect(refusedOf(results)).toBeLessThan(15);
});

test('a refusal says how long to wait, and one source does not spend the tries of another', async () => {
  await expect(countTry('cspReport', 'crowd')).rejects.toMatchObject({ reason: 'too_many_tries', status: 429 });
  await expect(countTry('cspReport', 'someone else')).resolves.toBeUndefined();
});

test('a window that is over starts again at zero, and is deleted after an hour', async () => {
  await database()
    .update(rateWindows)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(eq(rateWindows.key, 'cspReport:crowd'));
  await expect(countTry('cspReport', 'crowd')).resolves.toBeUndefined();
  await database().update(rateWindows).set({ endsAt: sql`now() - interval '61 minutes'` });
  await deleteOldWindows();
  expect(await database().$count(rateWindows)).toBe(0);
});

test('a widened limit lets more through', async () => {
  const results = await Promise.allSettled(Array.from({ length: times + 15 }, () => countTry('cspReport', 'demo', 2)));
  expect(refusedOf(results)).toBe(0);
});
