import { expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { refusalOutline, refusalText } from './translations.ts';

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [299, '5 minutes'],
  [3_540, '59 minutes'],
  [3_596, '1 hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %d seconds is given as %s', (seconds, said) => {
  expect(refusalText('en', 'too_many_tries', { seconds })).toBe(`Too many attempts. Please try again in ${said}`);
});

test.each(locales)('in %s a wrong input is named in words, never by its technical name', (locale) => {
  const names = ['email', 'shops.0.note', 'qualificationPicture', 'unknown, page', 'lines.0.orderInfoId', 'JSON', ''];
  const said = names.map((field) => refusalText(locale, 'bad_input', { field }));
  for (const [at, text] of said.entries())
    expect([names[at], /\d|shops|qualification|unknown|orderInfo|JSON|[{}]/.test(text)]).toEqual([names[at], false]);
  expect(new Set(said).size).toBe(4); // three of them have a text of their own
});

test('the reference outlines every text with its values left out', () => {
  expect(refusalOutline('too_many_tries')).toBe('Too many attempts. Please try again in …');
  expect(refusalOutline('bad_input')).toBe('Please check your details and try again');
  expect(refusalOutline('not_served')).toBe('… doesn’t deliver to this country. Please choose another address');
});
