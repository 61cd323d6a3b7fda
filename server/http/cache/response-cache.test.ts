import { expect, test, vi } from 'vitest';
import type { CacheTag } from '#contract/core/call.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { noteCacheTags } from './cache-tags.ts';
import { openResponseCache } from './response-cache.ts';

function setUp() {
  let time = 1_000_000;
  const cache = openResponseCache({ now: () => time });
  let made = 0;
  const ask = vi.fn(async () => {
    noteCacheTags(['banners']);
    made += 1;
    return new Response(`page ${made}`, { headers: { 'content-type': 'text/html' } });
  });
  const text = (answer: { bodies: { identity: Buffer } } | undefined) => answer?.bodies.identity.toString();
  return {
    cache,
    ask,
    text,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('a cached response is given out without rendering again', async () => {
  const { cache, ask, text } = setUp();
  expect(cache.find('/', ask)).toBeUndefined();
  expect(text(await cache.getOrRender('/', ask))).toBe('page 1');
  expect(text(cache.find('/', ask))).toBe('page 1');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a crowd at a cold page waits for one making', async () => {
  const { cache, ask, text } = setUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender('/', ask)));
  expect(new Set(answers.map(text))).toEqual(new Set(['page 1']));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a stale answer is given out while a new one is made, once', async () => {
  const { cache, ask, text, wait } = setUp();
  await cache.getOrRender('/', ask);
  wait(31_000);
  expect(text(cache.find('/', ask))).toBe('page 1');
  expect(text(cache.find('/', ask))).toBe('page 1');
  await vi.waitFor(() => expect(text(cache.find('/', ask))).toBe('page 2'), patience);
  expect(ask).toHaveBeenCalledTimes(2);
  wait(601_000 + 31_000);
  expect(cache.find('/', ask)).toBeUndefined();
});

test('a change drops the pages that show what changed, and no others', async () => {
  const { cache, ask, text } = setUp();
  await cache.getOrRender('/', ask);
  cache.drop('shops');
  expect(text(cache.find('/', ask))).toBe('page 1');
  cache.drop('banners');
  expect(cache.find('/', ask)).toBeUndefined();
});

test('a page that was being rendered while its content changed is never cached', async () => {
  const { cache, text } = setUp();
  let finish: () => void = () => {};
  const slow = async () => {
    noteCacheTags(['banners']);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response('old');
  };
  const first = cache.getOrRender('/', slow);
  await Promise.resolve();
  cache.drop('banners');
  const second = cache.getOrRender('/', async () => {
    noteCacheTags(['banners']);
    return new Response('new');
  });
  finish();
  expect(text(await first)).toBe('old');
  expect(text(await second)).toBe('new');
  expect(text(cache.find('/', slow))).toBe('new');
});

test.each([
  ['an answer that is not 200', 404, ['banners'] as CacheTag[]],
  ['an answer made from a call that is not public', 200, undefined],
])('%s is not cached', async (_, status, tags) => {
  const { cache } = setUp();
  const ask = async () => {
    noteCacheTags(tags);
    return new Response('x', { status });
  };
  await cache.getOrRender('/', ask);
  expect(cache.find('/', ask)).toBeUndefined();
});

/** The same mall, whose database can be taken away and given back. */
function setUpWithDatabase() {
  const { cache, text, wait } = setUp();
  const state = { isAway: false, made: 0 };
  const ask = vi.fn(async () => {
    if (state.isAway) return new Response('away', { status: 503 });
    noteCacheTags(['banners']);
    state.made += 1;
    return new Response(`page ${state.made}`);
  });
  return { cache, text, wait, state, ask };
}

test('while the database is away the last page is given out, however old, and no request waits for it twice', async () => {
  const { cache, text, wait, state, ask } = setUpWithDatabase();
  await cache.getOrRender('/', ask);
  state.isAway = true;
  cache.dropAll();
  wait(24 * 3_600_000);
  expect(cache.find('/', ask)).toBeUndefined(); // whether the database is away is found out by trying
  expect(text(await cache.getOrRender('/', ask))).toBe('page 1');
  expect(text(cache.find('/', ask))).toBe('page 1');
  expect((await cache.getOrRender('/other', ask)).status).toBe(503);
});

test('once the database is back, what was outdated is rendered again', async () => {
  const { cache, text, state, ask } = setUpWithDatabase();
  await cache.getOrRender('/', ask);
  state.isAway = true;
  cache.drop('banners');
  expect(text(await cache.getOrRender('/', ask))).toBe('page 1');
  state.isAway = false;
  expect(text(cache.find('/', ask))).toBe('page 1'); // and tried in the background
  await vi.waitFor(() => expect(text(cache.find('/', ask))).toBe('page 2'), patience);
});

test('a page that could not be rendered in the background is tried again', async () => {
  const { cache, text, wait, state, ask } = setUpWithDatabase();
  await cache.getOrRender('/', ask);
  wait(31_000);
  state.isAway = true;
  expect(text(cache.find('/', ask))).toBe('page 1');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), patience);
  state.isAway = false;
  await vi.waitFor(() => expect(text(cache.find('/', ask))).toBe('page 2'), patience);
});
