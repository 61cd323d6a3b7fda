import { expect, test } from 'vitest';
import { guard } from './guards.ts';

const pass = [{} as never, async () => new Response('the page')] as const;

test('anyone may pass "anyone"', async () => {
  const answer = await guard('anyone')(...pass);
  expect(await (answer as Response).text()).toBe('the page');
});

test('a guard that does not exist gives 500, "Unknown middleware"', () => {
  expect(() => guard('nobody-wrote-me')(...pass)).toThrow(
    expect.objectContaining({ data: 'Unknown middleware', init: { status: 500 } }),
  );
});
