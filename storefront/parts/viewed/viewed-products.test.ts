import { beforeEach, expect, test, vi } from 'vitest';
import { forgetViewed, noteViewed, viewedProducts } from './viewed-products.ts';

const storage = new Map<string, string>();
const windowEvents = new EventTarget();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, windowEvents[name].bind(windowEvents));
});

test('the last product comes first, each is stored once, and thirty at most', () => {
  for (let id = 1; id <= 40; id++) noteViewed(id);
  noteViewed(25);
  expect(viewedProducts.read()).toEqual([25, ...range(40, 26), ...range(24, 11)]);
  expect(viewedProducts.read()).toHaveLength(30);
});

test('one product is forgotten, or all of them, and nothing stays stored', () => {
  for (const id of [1, 2, 3]) noteViewed(id);
  forgetViewed(2);
  expect(viewedProducts.read()).toEqual([3, 1]);
  forgetViewed();
  expect(viewedProducts.read()).toEqual([]);
  expect(storage.size).toBe(0);
});

test('changes are reported, in this window and from others, until nobody listens', () => {
  const listen = vi.fn();
  const stop = viewedProducts.onChange(listen);
  noteViewed(1);
  forgetViewed();
  dispatchEvent(new Event('storage'));
  expect(listen).toHaveBeenCalledTimes(3);
  stop();
  noteViewed(2);
  expect(listen).toHaveBeenCalledTimes(3);
});

test('a browser that forbids storage remembers nothing and fails at nothing', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  noteViewed(1);
  forgetViewed();
  expect(viewedProducts.read()).toEqual([]);
});

test.each(['', 'nonsense', '{}', 'null', '[1,"<b>",null,-2,1.5,3]'])(
  'invalid stored values are ignored: %j',
  (words) => {
    storage.set('viewedProducts', words);
    expect(viewedProducts.read()).toEqual(words.startsWith('[') ? [1, 3] : []);
  },
);

function range(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, at) => from - at);
}
