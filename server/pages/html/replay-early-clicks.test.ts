import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withEarlyClicks } from './replay-early-clicks.ts';

/** A page as far as the script uses it: one button in one part, and a clock that is moved by hand. */
function open() {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(withEarlyClicks('<body class="a"><p>Hi</p></body>')) ?? [];
  const later: (() => void)[] = [];
  const handlers: Record<string, (event: { target: unknown }) => void> = {};
  const part = { dataset: { ready: 'no' } };
  const button = {
    clicks: 0,
    closest: (selector: string) => (selector === '[data-ready]' ? part : button),
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
  return { button, part, press: () => handlers.click?.({ target: button }), wait };
}

test('is the first of the body', () => {
  expect(withEarlyClicks('<body class="a"><p>Hi</p></body>')).toMatch(/^<body class="a"><script>.*<\/script><p>Hi/s);
});

test('a page made for one person runs it by its nonce', () => {
  expect(withEarlyClicks('<body><p>Hi</p></body>', 'abc')).toMatch(/^<body><script nonce="abc">\(function/);
});

test('a click in a part that is not ready is replayed once it is, and only once', () => {
  const { button, part, press, wait } = open();
  press();
  press();
  wait(3);
  expect(button.clicks).toBe(0);
  part.dataset.ready = 'yes';
  wait(5);
  expect(button.clicks).toBe(1);
});

test('a click in a part that is ready is left alone', () => {
  const { button, part, press, wait } = open();
  part.dataset.ready = 'yes';
  press();
  wait(5);
  expect(button.clicks).toBe(0);
});

test('after ten seconds nobody expects it any more', () => {
  const { button, part, press, wait } = open();
  press();
  wait(210);
  part.dataset.ready = 'yes';
  wait(5);
  expect(button.clicks).toBe(0);
});
