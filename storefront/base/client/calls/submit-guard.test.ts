import { expect, test } from 'vitest';
import { createSubmitGuard, debounceMs } from './submit-guard.ts';

function aGate() {
  let time = 0;
  const sent: unknown[] = [];
  const press = createSubmitGuard(() => time);
  return {
    sent,
    wait: (ms: number) => {
      time += ms;
    },
    press: (input: unknown) => press(input, async (given) => void sent.push(given)),
  };
}

test('three presses within 300 ms are one, and after 600 ms there is a second', async () => {
  const gate = aGate();
  await gate.press({ email: 'a@b.co' });
  for (const ms of [150, 150]) {
    gate.wait(ms);
    expect(await gate.press({ email: 'a@b.co' })).toBe(false);
  }
  expect(gate.sent).toEqual([{ email: 'a@b.co' }]);
  gate.wait(600);
  expect(await gate.press({ email: 'a@b.co' })).toBe(true);
  expect(gate.sent).toHaveLength(2);
});

test('the same input is sent again after half a second, and not one millisecond before', async () => {
  const gate = aGate();
  await gate.press('x');
  gate.wait(debounceMs - 1);
  expect(await gate.press('x')).toBe(false);
  gate.wait(1);
  expect(await gate.press('x')).toBe(true);
});

test('changed input is sent at once', async () => {
  const gate = aGate();
  await gate.press({ password: 'wrong' });
  gate.wait(100);
  expect(await gate.press({ password: 'right' })).toBe(true);
  expect(gate.sent).toEqual([{ password: 'wrong' }, { password: 'right' }]);
});

test('while one is being answered no other goes out, however long it takes', async () => {
  let time = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const press = createSubmitGuard(() => time);
  const first = press('a', () => answered);
  time = 5_000;
  const others: string[] = [];
  const send = async (input: string) => void others.push(input);
  expect(await press('b', send)).toBe(false);
  answer();
  expect(await first).toBe(true);
  expect(await press('c', send)).toBe(true);
  expect(others).toEqual(['c']);
});

test('a failure opens the gate again', async () => {
  const press = createSubmitGuard(() => 0);
  await expect(press('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await press('b', async () => {})).toBe(true);
});
