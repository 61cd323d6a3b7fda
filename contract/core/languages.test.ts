import { expect, test } from 'vitest';
import { locales, localized, splitLocale, withLocale } from './languages.ts';

test('the six languages, English first', () => {
  expect(locales).toEqual(['en', 'zh-CN', 'es', 'fr', 'th', 'lao']);
});

test.each([
  ['en', '/', '/'],
  ['th', '/', '/th'],
  ['zh-CN', '/order/shopping_cart?a=1', '/zh-CN/order/shopping_cart?a=1'],
  ['lao', '/?q=1', '/lao?q=1'],
] as const)('in %s the path %s is %s', (locale, path, expected) => {
  expect(withLocale(locale, path)).toBe(expected);
});

test('a text is in the language that is asked for, else in English', () => {
  const tea = { en: 'Tea', 'zh-CN': '茶', lao: undefined };
  expect(locales.map((locale) => localized(tea, locale))).toEqual(['Tea', '茶', 'Tea', 'Tea', 'Tea', 'Tea']);
});

test.each([
  ['/', 'en', '/'],
  ['/th', 'th', '/'],
  ['/lao/users/user_info', 'lao', '/users/user_info'],
  ['/en/login', 'en', '/en/login'], // English has no prefix, so "en" is just a word here
  ['/xx/login', 'en', '/xx/login'],
  ['/thai', 'en', '/thai'],
] as const)('%s is %s at %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});
