import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked.ts';

test.each([
  ['shopper@demo.mall', 'sh•••r@demo.mall'],
  ['anna@mall.example', 'an•••a@mall.example'],
  ['ana@mall.example', 'a•••@mall.example'],
  ['a@b.co', 'a•••@b.co'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  ['+8613800000001', '+86', '+86 138••••0001'],
  ['+8562055512345', '+856', '+856 205••••2345'],
  ['+8613800000001', null, '+86••••0001'],
  ['+441234567', '+44', '+44 1••••4567'],
])('%s of %s is shown as %s', (phone, countryCode, shown) => {
  expect(maskedPhone(phone, countryCode)).toBe(shown);
});
