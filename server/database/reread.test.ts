import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from './connection.ts';
import { openReread } from './reread.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await closeDatabase();
  vi.useRealTimers();
});

/** Something that is stored, and what a process knows of it. */
function aReread() {
  const state = { stored: 'old', known: '', reads: 0, isAway: false, changes: 0 };
  const waits: Promise<void>[] = [];
  const reread = openReread(
    'something',
    async () => {
      state.reads += 1;
      const seen = state.stored;
      await waits.shift();
      if (state.isAway) throw new Error('the database is away');
      return seen;
    },
    (seen) => {
      state.known = seen;
    },
  );
  return { state, waits, reread };
}

test('an older answer that arrives late does not replace a newer one', async () => {
  const { state, waits, reread } = aReread();
  const late = Promise.withResolvers<void>();
  waits.push(late.promise);
  const first = reread.follow();
  state.stored = 'new';
  const others = [reread.follow(), reread.follow()];
  await vi.advanceTimersByTimeAsync(100);
  expect(state).toMatchObject({ known: '', reads: 1 });
  late.resolve();
  await Promise.all([first, ...others]);
  expect(state).toMatchObject({ known: 'new', reads: 2 }); // those who asked meanwhile share one read
});

test('a read that fails is tried again after a while, until one succeeds', async () => {
  const { state, reread } = aReread();
  state.isAway = true;
  await reread.follow(); // whoever has changed something is not to fail by it
  await expect(reread.readNow()).rejects.toThrow('the database is away');
  const readsAfter = async (ms: number) => {
    state.reads = 0;
    await vi.advanceTimersByTimeAsync(ms);
    return state.reads;
  };
  expect(await readsAfter(1_999)).toBe(0);
  expect(await readsAfter(1)).toBe(1);
  expect(await readsAfter(5_000)).toBe(1);
  expect(await readsAfter(10_000)).toBe(1);
  expect(await readsAfter(30_000)).toBe(3);
  state.isAway = false;
  expect(await readsAfter(10_000)).toBe(1);
  expect(state.known).toBe('old');
  expect(await readsAfter(60_000)).toBe(0);
  state.isAway = true;
  await reread.follow();
  expect(await readsAfter(1_000)).toBe(1); // it begins with the short pause
});

test('it is read at intervals until that is stopped, and says when something else was found', async () => {
  const { state, reread } = aReread();
  const reading = reread.keepReading(() => {
    state.changes += 1;
  });
  await vi.advanceTimersByTimeAsync(45_000);
  expect(state).toMatchObject({ known: 'old', reads: 3, changes: 1 });
  state.stored = 'new';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(state).toMatchObject({ known: 'new', reads: 4, changes: 2 });
  reading.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.reads).toBe(4);
});

test('an answer of a database that was closed meanwhile is not remembered, and nothing is tried again', async () => {
  const { state, waits, reread } = aReread();
  const late = Promise.withResolvers<void>();
  waits.push(late.promise);
  const following = reread.follow();
  reread.keepReading();
  await closeDatabase();
  late.resolve();
  await following;
  expect(state).toMatchObject({ known: '', reads: 1 });
  state.isAway = true;
  await reread.follow();
  await closeDatabase();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.reads).toBe(2);
});
