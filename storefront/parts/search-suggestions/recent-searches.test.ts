import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('the newest stands first, and nothing twice', () => {
  for (const words of ['lamp', 'tent', 'lamp', '']) rememberSearch(words);
  expect(recentSearches()).toEqual(['lamp', 'tent']);
});

test('ten are remembered', () => {
  for (let at = 1; at <= 12; at++) rememberSearch(`word ${at}`);
  expect(recentSearches()).toHaveLength(10);
  expect(recentSearches()[0]).toBe('word 12');
  expect(recentSearches()[9]).toBe('word 3');
});

test('one is forgotten, or all', () => {
  for (const words of ['lamp', 'tent', 'cup']) rememberSearch(words);
  forgetSearch('tent');
  expect(recentSearches()).toEqual(['cup', 'lamp']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('invalid stored values are ignored', () => {
  for (const stored of ['{"a":1}', 'no json', '[1, "lamp"]', 'null']) {
    storage.set('searches', stored);
    expect(recentSearches()).toEqual(stored === '[1, "lamp"]' ? ['lamp'] : []);
  }
});
