import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { hasMinimum } from './has-minimum.ts';

test.each([
  [1_000, null, 5_000, true],
  [1_000, null, 1_001, true],
  [100, null, 100, false],
  [100, null, 0, false],
  [2_000, 10, 1_000, true],
  [2_000, 10, 0, false],
])('%i off (percent: %s) from %i on has a minimum: %s', (off, percent, least, expected) => {
  expect(hasMinimum({ money: money(off), minPrice: money(least), percent })).toBe(expected);
});
