import { expect, test } from 'vitest';
import { countryRecords, laoNames } from './countries-plugin.ts';

const records = countryRecords();
const find = (code: string) => records.find((country) => country.code === code);

test('all usual countries are there, each once and whole', () => {
  expect(records.length).toBeGreaterThanOrEqual(190);
  expect(new Set(records.map(({ code }) => code)).size).toBe(records.length);
  for (const { code, name, dialCode, phoneFormat, CNName } of records) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).not.toBe(code);
    expect(CNName).toMatch(/\p{Script=Han}/u);
    expect(dialCode).toMatch(/^\d{1,4}$/);
    expect(phoneFormat).toMatch(/\d/);
  }
});

test.each([
  ['CN', 'China', '中国', '86', '131 2345 6789'],
  ['US', 'United States', '美国', '1', '(201) 555-0123'],
  ['ES', 'Spain', '西班牙', '34', '612 34 56 78'],
  ['FR', 'France', '法国', '33', '06 12 34 56 78'],
  ['TH', 'Thailand', '泰国', '66', '081 234 5678'],
  ['LA', 'Laos', '老挝', '856', '020 23 123 456'],
])('%s', (code, name, CNName, dialCode, phoneFormat) => {
  expect(find(code)).toEqual({ code, name, CNName, dialCode, phoneFormat });
});

test('each has a Lao name, in Lao letters', () => {
  const names = laoNames();
  expect(Object.keys(names)).toEqual(records.map(({ code }) => code));
  expect(Object.values(names).filter((name) => !/\p{Script=Lao}/u.test(name))).toEqual([]);
  expect([names.LA, names.US]).toEqual(['ລາວ', 'ສະຫະລັດ']);
});
