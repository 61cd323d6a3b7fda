import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withLoadFailure } from './load-failure.ts';

class Script {}

type Given = { isOnline?: boolean; readyState?: string };

/** A page as far as the script uses it: its events, its storage, its notice. */
function open({ isOnline = true, readyState = 'complete' }: Given = {}) {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(withLoadFailure('<body><p>Hi</p></body>')) ?? [];
  const handlers: Record<string, (event: unknown) => void> = {};
  const session = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const notice = { hidden: true };
  const content = { children: ['the page'] as unknown[], replaceChildren: (...given: unknown[]) => given };
  content.replaceChildren = (...given) => {
    content.children = given;
    return given;
  };
  const page = { reloads: 0, notice, content, clock, handlers };
  runInNewContext(script, {
    addEventListener: (name: string, handle: (event: unknown) => void) => {
      handlers[name] = handle;
    },
    document: { readyState, getElementById: (id: string) => (id === 'content' ? content : notice) },
    navigator: { onLine: isOnline },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
    location: {
      reload: () => {
        page.reloads += 1;
      },
    },
    Date: { now: () => clock.now },
    HTMLScriptElement: Script,
    Number,
    String,
  });
  return {
    ...page,
    reloads: () => page.reloads,
    loseScript: () => handlers.error?.({ target: new Script() }),
    loseChunk: (isAlive: boolean) => handlers.pagecodelost?.({ detail: { isAlive } }),
  };
}

test('is the first of the body, by its nonce on a page made for one person', () => {
  expect(withLoadFailure('<body class="a"><p>Hi</p></body>')).toMatch(/^<body class="a"><script>\(function.*<p>Hi/s);
  expect(withLoadFailure('<body><p>Hi</p></body>', 'abc')).toMatch(/^<body><script nonce="abc">\(function/);
});

test('a page is reloaded at most once a minute, then shows the notice in its place', () => {
  const page = open();
  page.loseScript();
  expect([page.reloads(), page.notice.hidden]).toEqual([1, true]);
  page.clock.now += 59_999;
  page.loseScript();
  expect([page.reloads(), page.notice.hidden, page.content.children]).toEqual([1, false, [page.notice]]);
  page.clock.now += 1;
  page.loseScript();
  expect(page.reloads()).toBe(2);
});

test('a page that is alive shows its own error page the second time', () => {
  const page = open();
  page.loseChunk(true);
  page.loseChunk(true);
  expect([page.reloads(), page.notice.hidden]).toEqual([1, true]);
  page.loseChunk(false);
  expect(page.notice.hidden).toBe(false);
});

test('offline nothing is reloaded: the browser would show its own page', () => {
  const page = open({ isOnline: false });
  page.loseScript();
  expect([page.reloads(), page.notice.hidden]).toEqual([0, false]);
});

test('a notice that is not there yet is waited for', () => {
  const page = open({ isOnline: false, readyState: 'loading' });
  page.loseScript();
  expect(page.notice.hidden).toBe(true);
  page.handlers.DOMContentLoaded?.({});
  expect(page.notice.hidden).toBe(false);
});

test('an error that no script caused is left alone', () => {
  const page = open();
  page.handlers.error?.({ target: {} });
  expect([page.reloads(), page.notice.hidden]).toEqual([0, true]);
});
