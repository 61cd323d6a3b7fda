import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { hasMinimum } from './has-minimum.ts';

test.each([
  [1_000, 5_000, true],
  [1_000, 1_001, true],
  [100, 100, false],
  [100, 0, false],
])('%i off from %i on has a minimum: %s', (off, least, expected) => {
  expect(hasMinimum({ money: money(off), minPrice: money(least) })).toBe(expected);
});
