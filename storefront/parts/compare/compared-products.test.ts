import { beforeEach, expect, test, vi } from 'vitest';
import { comparedIn, comparedProducts, comparePath, toggleCompared } from './compared-products.ts';

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
});

test('a product is chosen and taken out again, and the order of choosing stays', () => {
  expect([7, 3, 5].map(toggleCompared)).toEqual([true, true, true]);
  expect(toggleCompared(3)).toBe(true);
  expect(comparedProducts.read()).toEqual([7, 5]);
});

test('a fifth product finds no room, and nothing changes', () => {
  for (const id of [1, 2, 3, 4]) toggleCompared(id);
  expect(toggleCompared(5)).toBe(false);
  expect(comparedProducts.read()).toEqual([1, 2, 3, 4]);
  expect(toggleCompared(4)).toBe(true);
  expect(toggleCompared(5)).toBe(true);
  expect(comparedProducts.read()).toEqual([1, 2, 3, 5]);
});

test.each([
  [null, []],
  ['', []],
  ['12', [12]],
  ['3,1,3,2', [3, 1, 2]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['0,-1,1.5,x,007,9999999999,<b>,8', [8]],
])('an address with ids=%s compares %j', (written, ids) => {
  expect(comparedIn(written)).toEqual(ids);
});

test('its own address names the same products', () => {
  expect(comparePath([4, 9])).toBe('/compare?ids=4,9');
  expect(comparePath([])).toBe('/compare');
});
