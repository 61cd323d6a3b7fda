import { expect, test } from 'vitest';
import { inBoth, inCentimetres } from './size-drawing.ts';

test.each([
  [9.63, '9.6'],
  [20.2, '20'],
  [34.38, '34.5'],
  [119.6, '120'],
  [4, '4'],
])('%d cm is written as %s', (length, text) => {
  expect(inCentimetres(length)).toBe(text);
});

test('inches stand beside centimetres', () => {
  expect(inBoth(10)).toBe('10 cm / 3.9 in');
  expect(inBoth(100)).toBe('100 cm / 39 in');
});
