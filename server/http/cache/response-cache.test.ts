import { expect, test, vi } from 'vitest';
import type { CacheTag } from '#contract/core/call.ts';
import { noteCacheTags } from './cache-tags.ts';
import { openResponseCache } from './response-cache.ts';

function setUp() {
  let time = 1_000_000;
  const kept = openResponseCache({ now: () => time });
  let made = 0;
  const ask = vi.fn(async () => {
    noteCacheTags(['banners']);
    made += 1;
    return new Response(`page ${made}`, { headers: { 'content-type': 'text/html' } });
  });
  const text = (answer: { bodies: { identity: Buffer } } | undefined) => answer?.bodies.identity.toString();
  return {
    kept,
    ask,
    text,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('a kept answer is given out without asking again', async () => {
  const { kept, ask, text } = setUp();
  expect(kept.find('/', ask)).toBeUndefined();
  expect(text(await kept.getOrMake('/', ask))).toBe('page 1');
  expect(text(kept.find('/', ask))).toBe('page 1');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a crowd at a cold page waits for one making', async () => {
  const { kept, ask, text } = setUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => kept.getOrMake('/', ask)));
  expect(new Set(answers.map(text))).toEqual(new Set(['page 1']));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a stale answer is given out while a new one is made, once', async () => {
  const { kept, ask, text, wait } = setUp();
  await kept.getOrMake('/', ask);
  wait(31_000);
  expect(text(kept.find('/', ask))).toBe('page 1');
  expect(text(kept.find('/', ask))).toBe('page 1');
  await vi.waitFor(() => expect(text(kept.find('/', ask))).toBe('page 2'));
  expect(ask).toHaveBeenCalledTimes(2);
  wait(601_000 + 31_000);
  expect(kept.find('/', ask)).toBeUndefined();
});

test('a change drops the pages that show what changed, and no others', async () => {
  const { kept, ask, text } = setUp();
  await kept.getOrMake('/', ask);
  kept.drop('shops');
  expect(text(kept.find('/', ask))).toBe('page 1');
  kept.drop('banners');
  expect(kept.find('/', ask)).toBeUndefined();
});

test('a page that was being made while its content changed is never kept', async () => {
  const { kept, text } = setUp();
  let finish: () => void = () => {};
  const slow = async () => {
    noteCacheTags(['banners']);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return new Response('old');
  };
  const first = kept.getOrMake('/', slow);
  await Promise.resolve();
  kept.drop('banners');
  const second = kept.getOrMake('/', async () => {
    noteCacheTags(['banners']);
    return new Response('new');
  });
  finish();
  expect(text(await first)).toBe('old');
  expect(text(await second)).toBe('new');
  expect(text(kept.find('/', slow))).toBe('new');
});

test.each([
  ['an answer that is not 200', 404, ['banners'] as CacheTag[]],
  ['an answer made from a call that is not public', 200, undefined],
])('%s is not kept', async (_, status, tags) => {
  const { kept } = setUp();
  const ask = async () => {
    noteCacheTags(tags);
    return new Response('x', { status });
  };
  await kept.getOrMake('/', ask);
  expect(kept.find('/', ask)).toBeUndefined();
});

/** The same mall, whose database can be taken away and given back. */
function setUpWithDatabase() {
  const { kept, text, wait } = setUp();
  const state = { isAway: false, made: 0 };
  const ask = vi.fn(async () => {
    if (state.isAway) return new Response('away', { status: 503 });
    noteCacheTags(['banners']);
    state.made += 1;
    return new Response(`page ${state.made}`);
  });
  return { kept, text, wait, state, ask };
}

test('while the database is away the last page is given out, however old, and nobody waits for it twice', async () => {
  const { kept, text, wait, state, ask } = setUpWithDatabase();
  await kept.getOrMake('/', ask);
  state.isAway = true;
  kept.dropAll();
  wait(24 * 3_600_000);
  expect(kept.find('/', ask)).toBeUndefined(); // whether the database is away is found out by trying
  expect(text(await kept.getOrMake('/', ask))).toBe('page 1');
  expect(text(kept.find('/', ask))).toBe('page 1');
  expect((await kept.getOrMake('/other', ask)).status).toBe(503);
});

test('once the database is back, what was outdated is made anew', async () => {
  const { kept, text, state, ask } = setUpWithDatabase();
  await kept.getOrMake('/', ask);
  state.isAway = true;
  kept.drop('banners');
  expect(text(await kept.getOrMake('/', ask))).toBe('page 1');
  state.isAway = false;
  expect(text(kept.find('/', ask))).toBe('page 1'); // and tried in the background
  await vi.waitFor(() => expect(text(kept.find('/', ask))).toBe('page 2'));
});

test('a page that could not be made anew in the background is tried again', async () => {
  const { kept, text, wait, state, ask } = setUpWithDatabase();
  await kept.getOrMake('/', ask);
  wait(31_000);
  state.isAway = true;
  expect(text(kept.find('/', ask))).toBe('page 1');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  state.isAway = false;
  await vi.waitFor(() => expect(text(kept.find('/', ask))).toBe('page 2'));
});
