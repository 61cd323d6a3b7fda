import { expect, test } from 'vitest';
import { isConsolePage } from './console.ts';

test('every address of the console is its page, except that of a script', () => {
  expect(['/console', '/console/', '/console/12/orders', '/console/nowhere'].map(isConsolePage)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/console/assets/gone-1a2b3c4d.js', '/consoles', '/'].map(isConsolePage)).toEqual([false, false, false]);
});
