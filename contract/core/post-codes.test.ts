import { expect, test } from 'vitest';
import { isPostCodeOf, postCodeText } from './post-codes.ts';

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

test.each([
  ['US', 2139, '02139'], // Cambridge, Massachusetts
  ['US', 501, '00501'], // Holtsville, New York
  ['US', 10_001, '10001'],
  ['AU', 800, '0800'],
  ['JP', 600_000, '0600000'],
  ['TH', 10_110, '10110'],
  ['AE', 12, '12'], // has no post codes: anything is taken
  ['GB', 12, '12'], // refused afterwards: it has letters
  ['US', 123_456, '123456'],
  ['US', '2139', '2139'], // as text it is a mistake, and refused afterwards
])('%s: %j is written %s', (country, given, text) => {
  expect(postCodeText(country, given)).toBe(text);
});
