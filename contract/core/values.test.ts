import { expect, test } from 'vitest';
import { ChosenCountryCode, PhoneNumber, signInByPhone, VerificationCode } from '#contract/identity/shopper.ts';
import { editAddress } from '#contract/identity/shopper-addresses.ts';
import { listOrders } from '#contract/orders/shopper.ts';
import { searchProducts } from '#contract/search/shopper.ts';

const address = { realName: 'Ana', countryCode: '+1', phone: '2125550100', detail: '1 Main Street' };
const postCodeOf = (given: { country: string; postCode: string | number }) =>
  editAddress.input.parse({ ...address, ...given }).postCode;

test('numbers are taken where people send numbers', () => {
  expect(PhoneNumber.parse(13_912_345_678)).toBe('13912345678');
  expect(postCodeOf({ country: 'CN', postCode: 200_040 })).toBe('200040');
  expect(VerificationCode.parse(482_913)).toBe('482913');
  expect(VerificationCode.parse(42)).toBe('000042'); // a number has lost its zeros
  for (const odd of [1.5, -482_913, Number.NaN, true, null, {}]) {
    for (const schema of [PhoneNumber, VerificationCode, editAddress.input.in.shape.postCode])
      expect([odd, schema.safeParse(odd).success]).toEqual([odd, false]);
  }
});

test('an empty country code is none', () => {
  for (const given of ['', undefined]) expect(ChosenCountryCode.parse(given)).toBe('+86');
  for (const given of ['66', '+66', 66]) expect(ChosenCountryCode.parse(given)).toBe('+66');
  const input = { phone: '13912345678', countryCode: '', password: 'x' };
  expect(signInByPhone.input.parse(input)).toEqual({ ...input, countryCode: '+86' });
});

test.each([
  [{}, 'all'],
  [{ tab: 'to_pay' }, 'to_pay'],
  [{ orderStatus: '0' }, 'all'],
  [{ orderStatus: '1' }, 'to_pay'],
  [{ orderStatus: 2 }, 'to_ship'],
  [{ orderStatus: '6' }, 'refund'],
  [{ type: '1' }, 'to_ship'],
  [{ type: '2' }, 'to_receive'],
  [{ type: '3' }, 'completed'],
  [{ orderStatus: '', type: '' }, 'all'],
  [{ tab: 'completed', orderStatus: '1' }, 'completed'],
])('orders %j are those of the tab %s', (given, tab) => {
  expect(listOrders.input.parse(given)).toEqual({ tab, words: '', page: 1, limit: 20 });
});

test.each([{ tab: 'x' }, { orderStatus: '8' }, { orderStatus: 'x' }, { type: '0' }, { words: 'x'.repeat(65) }])(
  'orders %j are refused',
  (given) => {
    expect(listOrders.input.safeParse(given).success).toBe(false);
  },
);
