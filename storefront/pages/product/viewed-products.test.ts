import { beforeEach, expect, test, vi } from 'vitest';
import { noteViewed, readViewed } from './viewed-products.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

test('the last product comes first, each is stored once, and twenty at most', () => {
  for (let id = 1; id <= 30; id++) noteViewed(id);
  noteViewed(25);
  expect(readViewed()).toEqual([25, 30, 29, 28, 27, 26, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
});

test.each(['', 'nonsense', '{}', 'null', '[1,"<b>",null,-2,1.5,3]'])(
  'invalid stored values are ignored: %j',
  (words) => {
    storage.set('viewedProducts', words);
    expect(readViewed()).toEqual(words.startsWith('[') ? [1, 3] : []);
  },
);
