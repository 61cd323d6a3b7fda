import { beforeEach, expect, test, vi } from 'vitest';
import { isLostChunk, reloadOnce, reloadOnLostPage } from './chunk-reload.ts';

const reload = vi.fn();
const session = new Map<string, string>();

beforeEach(() => {
  reload.mockClear();
  session.clear();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
});

test('reloads at most once a minute', () => {
  reloadOnce();
  vi.advanceTimersByTime(59_999);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('knows a lost chunk by what each browser says', () => {
  expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: http://mall.test/a.js'))).toBe(true);
  expect(isLostChunk(new TypeError('error loading dynamically imported module: http://mall.test/a.js'))).toBe(true);
  expect(isLostChunk(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isLostChunk(new TypeError('x is undefined'))).toBe(false);
});

test('a bug on a page is no reason to reload', () => {
  reloadOnLostPage(new TypeError('x is undefined'));
  expect(reload).not.toHaveBeenCalled();
});
