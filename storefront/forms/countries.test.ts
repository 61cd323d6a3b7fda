import { expect, test } from 'vitest';
import { type Country, findCountries } from './countries.ts';

const countries: Country[] = [
  { code: 'AU', name: 'Australia', dialCode: '61', phoneFormat: '0412 345 678', CNName: '澳大利亚' },
  { code: 'CI', name: 'Côte d’Ivoire', dialCode: '225', phoneFormat: '01 23 45 6789', CNName: '科特迪瓦' },
  { code: 'FR', name: 'France', dialCode: '33', phoneFormat: '06 12 34 56 78', CNName: '法国' },
  { code: 'GF', name: 'French Guiana', dialCode: '594', phoneFormat: '0694 20 12 34', CNName: '法属圭亚那' },
  { code: 'LA', name: 'Laos', dialCode: '856', phoneFormat: '020 23 123 456', CNName: '老挝' },
  { code: 'US', name: 'United States', dialCode: '1', phoneFormat: '(201) 555-0123', CNName: '美国' },
];
const codes = (wanted: string) => findCountries(countries, wanted).map(({ code }) => code);

test('every field is looked at', () => {
  expect(codes('856')).toEqual(['LA']);
  expect(codes('laos')).toEqual(['LA']);
  expect(codes('老挝')).toEqual(['LA']);
  expect(codes('GF')).toEqual(['GF']);
  expect(codes('(201) 555')).toEqual(['US']);
});

test('what is meant most likely comes first', () => {
  expect(codes('us')).toEqual(['US', 'AU']);
  expect(codes('+1')).toEqual(['US', 'AU', 'CI', 'FR', 'GF', 'LA']);
  expect(codes('fr')).toEqual(['FR', 'GF']);
});

test('accents, case and blanks around do not matter', () => {
  expect(codes(' COTE ')).toEqual(['CI']);
  expect(codes('')).toHaveLength(countries.length);
  expect(codes('nowhere')).toEqual([]);
});
