import { beforeEach, expect, test, vi } from 'vitest';
import { isLostChunk, reportLostPage } from './chunk-reload.ts';

const dispatched = vi.fn<(event: CustomEvent) => void>();

beforeEach(() => {
  dispatched.mockClear();
  vi.stubGlobal('dispatchEvent', dispatched);
});

test('knows a lost chunk by what each browser says', () => {
  expect(isLostChunk(new TypeError('Failed to fetch dynamically imported module: http://mall.test/a.js'))).toBe(true);
  expect(isLostChunk(new TypeError('error loading dynamically imported module: http://mall.test/a.js'))).toBe(true);
  expect(isLostChunk(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isLostChunk(new TypeError('x is undefined'))).toBe(false);
});

test('a lost page is reported to the script in the page; a bug on a page is not', () => {
  reportLostPage(new TypeError('x is undefined'));
  expect(dispatched).not.toHaveBeenCalled();
  reportLostPage(new TypeError('Importing a module script failed.'));
  expect(dispatched.mock.calls.map(([event]) => [event.type, event.detail])).toEqual([
    ['pagecodelost', { isAlive: true }],
  ]);
});
