import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type Unsaved } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function mall() {
  const saved: Unsaved<string, number>[] = [];
  let remembered: Unsaved<string, number> | null = null;
  let failure: Error | null = null;
  let answer: Promise<void> = Promise.resolve();
  const autosave = createAutosave<string, number>({
    version: 1,
    content: 'a',
    async save(unsaved) {
      const wait = answer;
      await wait;
      if (failure) throw failure;
      saved.push(unsaved);
      return unsaved.version + 1;
    },
    isConflict: (error) => (error as Error).message === 'conflict',
    remember: (unsaved) => {
      remembered = unsaved;
    },
    delayMs: 1000,
    retryMs: 5000,
  });
  return {
    autosave,
    saved,
    remembered: () => remembered,
    fail: (message: string | null) => {
      failure = message === null ? null : new Error(message);
    },
    holdAnswer() {
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = promise;
      return resolve;
    },
  };
}

test('saves once, a second after the last change', async () => {
  const { autosave, saved, remembered } = mall();
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(900);
  autosave.change('abc');
  await vi.advanceTimersByTimeAsync(900);
  expect(saved).toEqual([]);
  expect(autosave.snapshot().state).toBe('waiting');
  expect(remembered()).toEqual({ version: 1, content: 'abc' });
  await vi.advanceTimersByTimeAsync(100);
  expect(saved).toEqual([{ version: 1, content: 'abc' }]);
  expect(autosave.snapshot()).toMatchObject({ version: 2, content: 'abc', state: 'saved' });
  expect(remembered()).toBeNull();
});

test('what changes while a save runs follows in the next one, on top of its version', async () => {
  const { autosave, saved, holdAnswer, remembered } = mall();
  const answer = holdAnswer();
  autosave.change('b');
  const all = autosave.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.snapshot().state).toBe('saving');
  autosave.change('c');
  expect(remembered()).toEqual({ version: 1, content: 'c' });
  answer();
  expect(await all).toBe(true);
  expect(saved).toEqual([
    { version: 1, content: 'b' },
    { version: 2, content: 'c' },
  ]);
  expect(autosave.snapshot()).toMatchObject({ version: 3, state: 'saved' });
});

test('without a connection it stays in the browser and is tried again', async () => {
  const { autosave, saved, fail, remembered } = mall();
  fail('offline');
  autosave.change('b');
  expect(await autosave.saveNow()).toBe(false);
  expect(autosave.snapshot().state).toBe('failed');
  expect(remembered()).toEqual({ version: 1, content: 'b' });
  fail(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(saved).toEqual([{ version: 1, content: 'b' }]);
  expect(remembered()).toBeNull();
});

test('a conflict stops saving until someone decides; what is typed meanwhile stays', async () => {
  const { autosave, saved, fail, remembered } = mall();
  fail('conflict');
  autosave.change('mine');
  expect(await autosave.saveNow()).toBe(false);
  expect(autosave.snapshot().state).toBe('conflict');
  autosave.change('mine too');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
  expect(remembered()).toEqual({ version: 1, content: 'mine too' });
  fail(null);
  expect(await autosave.keepMine(7)).toBe(true);
  expect(saved).toEqual([{ version: 7, content: 'mine too' }]);
  expect(autosave.snapshot()).toMatchObject({ version: 8, state: 'saved' });
});

test('taking theirs drops what was not saved', async () => {
  const { autosave, saved, fail, remembered } = mall();
  fail('conflict');
  autosave.change('mine');
  await autosave.saveNow();
  fail(null);
  autosave.takeTheirs({ version: 4, content: 'theirs' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
  expect(autosave.snapshot()).toMatchObject({ version: 4, content: 'theirs', state: 'saved' });
  expect(remembered()).toBeNull();
});

test('stopped, it saves nothing any more', async () => {
  const { autosave, saved } = mall();
  autosave.change('b');
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved).toEqual([]);
});

test('what an earlier visit could not save is saved on top of the version that it is based on', async () => {
  const { autosave, saved } = mall();
  autosave.resume({ version: 1, content: 'typed yesterday' });
  expect(autosave.snapshot()).toMatchObject({ content: 'typed yesterday', state: 'waiting' });
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toEqual([{ version: 1, content: 'typed yesterday' }]);
});
