import { expect, test } from 'vitest';
import { isPostCodeOf } from './post-codes.ts';

test.each([
  ['US', '02134', true],
  ['US', '02134-1001', true],
  ['US', '2134', false],
  ['US', 'SW1A 1AA', false],
  ['GB', 'sw1a 1aa', true],
  ['GB', 'M1 1AE', true],
  ['GB', '12345', false],
  ['CN', '200040', true],
  ['CN', '20004', false],
  ['CA', 'K1A 0B1', true],
  ['CA', 'K1A0B1', true],
  ['CA', '90210', false],
  ['NL', '1012 AB', true],
  ['TH', ' 10110 ', true],
  ['TH', '101100', false],
  ['JP', '100-0001', true],
  ['HK', 'none', true],
  ['XX', '1', true],
])('%s: %j is one of its post codes: %s', (country, postCode, is) => {
  expect(isPostCodeOf(country, postCode)).toBe(is);
});
