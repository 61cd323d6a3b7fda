import { expect, test } from 'vitest';
import { slashedExpiry, spacedNumber, wrongField } from './card-digits.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242x', '4242 4242'],
  ['1'.repeat(30), '1111 1111 1111 1111 111'],
])('the number %s is shown as %s', (text, shown) => {
  expect(spacedNumber(text)).toBe(shown);
});

test.each([
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['12 / 2', '12 / ', '12 / 2'],
  ['5', '', '05 / '],
  ['12 /', '12 / ', '12'],
  ['12/28', '', '12 / 28'],
  ['122899', '', '12 / 28'],
])('the expiry %s after %s is shown as %s', (text, before, shown) => {
  expect(slashedExpiry(text, before)).toBe(shown);
});

test.each([
  [{}, null],
  [{ number: '4242' }, 'number'],
  [{ expiry: '13 / 30' }, 'expiry'],
  [{ expiry: '10 / 26' }, 'expiry'],
  [{ expiry: '11 / 26' }, null],
  [{ expiry: '11' }, 'expiry'],
  [{ cvc: '12' }, 'cvc'],
])('%o: %s', (given, wrong) => {
  const right = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };
  expect(wrongField({ ...right, ...given }, { year: 2026, month: 11 })).toBe(wrong);
});
