import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withEarlyClicks } from './replay-early-clicks.ts';

/** A page as far as the script uses it: one button, and a clock that is moved by hand. */
function open() {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(withEarlyClicks('<body class="a"><p>Hi</p></body>')) ?? [];
  const later: (() => void)[] = [];
  const handlers: Record<string, (event: { target: unknown }) => void> = {};
  const button: { clicks: number; closest(): unknown; click(): void; [mark: string]: unknown } = {
    clicks: 0,
    closest: () => button,
    click: () => {
      button.clicks += 1;
    },
  };
  const clock = { now: 0 };
  runInNewContext(script, {
    addEventListener: (name: string, handle: (event: { target: unknown }) => void) => {
      handlers[name] = handle;
    },
    setTimeout: (run: () => void) => later.push(run),
    Date: { now: () => clock.now },
  });
  const wait = (times: number) => {
    for (let time = 0; time < times; time++) {
      clock.now += 50;
      for (const run of later.splice(0)) run();
    }
  };
  return { button, press: () => handlers.click?.({ target: button }), wait };
}

const alive = { alternate: null, flags: 0, return: null };

test('is the first of the body', () => {
  expect(withEarlyClicks('<body class="a"><p>Hi</p></body>')).toMatch(/^<body class="a"><script>.*<\/script><p>Hi/s);
});

test('a page made for one person runs it by its nonce', () => {
  expect(withEarlyClicks('<body><p>Hi</p></body>', 'abc')).toMatch(/^<body><script nonce="abc">\(function/);
});

test('a click where nothing listens is replayed once something does, and only once', () => {
  const { button, press, wait } = open();
  press();
  press();
  wait(3);
  expect(button.clicks).toBe(0);
  const around = { alternate: null, flags: 4096, return: null };
  button.__reactFiber$x = { alternate: null, flags: 0, return: around };
  wait(5);
  expect(button.clicks).toBe(0);
  around.flags = 0;
  wait(5);
  expect(button.clicks).toBe(1);
});

test('a click that is listened to is left alone', () => {
  const { button, press, wait } = open();
  button.__reactFiber$x = alive;
  press();
  wait(5);
  expect(button.clicks).toBe(0);
});

test('after ten seconds nobody expects it any more', () => {
  const { button, press, wait } = open();
  press();
  wait(210);
  button.__reactFiber$x = alive;
  wait(5);
  expect(button.clicks).toBe(0);
});
