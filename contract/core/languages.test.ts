import { expect, test } from 'vitest';
import { allLanguagesOf, locales, localized, localizedWith, splitLocale, withLocale } from './languages.ts';

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

test('all texts of a text, English first', () => {
  expect(allLanguagesOf({ lao: 'ຊາ', 'zh-CN': '茶', en: 'Tea', th: undefined })).toEqual(['Tea', '茶', 'ຊາ']);
});

test('texts are put together in every language that one of them has', () => {
  const join = (texts: string[]) => texts.join(', ');
  expect(
    localizedWith(
      [
        { en: 'Red', th: 'สีแดง' },
        { en: 'L', 'zh-CN': '大' },
      ],
      join,
    ),
  ).toEqual({
    en: 'Red, L',
    'zh-CN': 'Red, 大',
    th: 'สีแดง, L',
  });
  expect(localizedWith([], join)).toEqual({ en: '' });
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
