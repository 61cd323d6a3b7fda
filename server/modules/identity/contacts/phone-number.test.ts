import { fc, test as property } from '@fast-check/vitest';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { findPhoneNumber, readPhoneNumber } from './phone-number.ts';

test.each([
  ['+86', '13800000001', '+8613800000001'],
  ['86', '138 0000-0001', '+8613800000001'],
  ['+86', '013800000001', '+8613800000001'],
  ['+86', '8613800000001', '+8613800000001'],
  ['+86', '+86 138 0000 0001', '+8613800000001'],
  ['+1', '+86 138 0000 0001', '+8613800000001'],
  ['+44', '07911 123456', '+447911123456'],
  ['+1', '(201) 555-0123', '+12015550123'],
  ['+39', '06 1234 5678', '+390612345678'], // in Italy the zero belongs to the number
  ['+856', '020 2345 6789', '+8562023456789'],
])('%s %s is %s', (countryCode, typed, phone) => {
  expect(readPhoneNumber(countryCode, typed).phone).toBe(phone);
});

test('the country is that of the number, not of the selector', () => {
  expect(readPhoneNumber('+1', '+86 13800000001')).toEqual({ phone: '+8613800000001', countryCode: '+86' });
});

test.each([
  ['+999', '13800000001', 'countryCode'],
  ['+0', '13800000001', 'countryCode'],
  ['+86', '12', 'phone'],
  ['+86', '+', 'phone'],
  ['+86', '+999 123456789', 'phone'],
  ['+86', '12345678901234567890', 'phone'],
])('%s %s is refused for its %s', (countryCode, typed, field) => {
  expect(() => readPhoneNumber(countryCode, typed)).toThrow(
    expect.objectContaining({ reason: 'bad_input', details: { field } }),
  );
  expect(findPhoneNumber(countryCode, typed)).toBeNull();
});

const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

test('a real number of every country is the same number in each way of writing it', () => {
  const wrong = numbers.flatMap((number) => {
    const countryCode = `+${number.countryCallingCode}`;
    const ways = [number.formatNational(), number.formatInternational(), number.nationalNumber, number.number];
    const read = ways.map((way) => findPhoneNumber(countryCode, way)?.phone);
    return read.every((phone) => phone === number.number) ? [] : [`${number.country} ${ways} → ${read}`];
  });
  expect(numbers.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

const typedNumber = fc.string({ unit: fc.constantFrom(...'0123456789 -().+'), minLength: 0, maxLength: 32 });

property.prop([fc.constantFrom('+86', '+1', '+44', '+856', '+39'), typedNumber])(
  'whatever is typed, what comes out is a plus and 5 to 15 digits, or a refusal',
  (countryCode, typed) => {
    const found = findPhoneNumber(countryCode, typed);
    if (found) {
      expect(found.phone).toMatch(/^\+\d{5,15}$/);
      expect(found.phone.startsWith(found.countryCode)).toBe(true);
    }
  },
);

property.prop([fc.constantFrom('+86', '+1', '+44', '+856', '+39'), fc.stringMatching(/^[1-9]\d{6,9}$/)])(
  'a number that has been read is read as itself',
  (countryCode, typed) => {
    const found = findPhoneNumber(countryCode, typed);
    if (found) expect(readPhoneNumber('+86', found.phone)).toEqual(found);
  },
);
