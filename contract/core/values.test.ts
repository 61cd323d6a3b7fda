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
  [{ tab: 'completed', orderStatus: '5', type: '3' }, 'completed'], // three names of the same
  [{ tab: 'to_pay', orderStatus: '' }, 'to_pay'],
])('orders %j are those of the tab %s', (given, tab) => {
  expect(listOrders.input.parse(given)).toEqual({ tab, words: '', page: 1, limit: 20 });
});

test.each([
  [{ tab: 'x' }, 'tab'],
  [{ orderStatus: '8' }, 'orderStatus'],
  [{ orderStatus: 'x' }, 'orderStatus'],
  [{ type: '0' }, 'type'],
  [{ words: 'x'.repeat(65) }, 'words'],
  // Two names of one filter that disagree: one of them would be ignored.
  [{ tab: 'completed', orderStatus: '1' }, 'orderStatus'],
  [{ tab: 'all', orderStatus: '1' }, 'orderStatus'],
  [{ orderStatus: '1', type: '1' }, 'type'],
])('orders %j are refused because of %s', (given, field) => {
  expect(listOrders.input.safeParse(given).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test.each([
  [{ title: 'tea', keyword: 'tea' }, []],
  [{ title: 'tea', keyword: '' }, []],
  [{ title: 'tea', keyword: 'cup' }, ['keyword']],
  [{ shop: '1', merId: '2' }, ['merId']],
  [{ self: '1', isSelf: 'true' }, []],
  [{ self: '1', isSelf: '0' }, ['isSelf']],
  [{ sort: 'price-up', priceOrder: 'asc' }, []],
  [{ sort: 'price-up', priceOrder: 'desc' }, ['priceOrder']],
  [{ priceOrder: 'asc', salesOrder: 'desc' }, ['salesOrder']],
])('a search for %j is refused because of %j', (given, fields) => {
  const { error } = searchProducts.input.safeParse(given);
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(fields);
});
