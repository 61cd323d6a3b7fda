import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { splitLocale } from './languages.ts';
import { localPath } from './local-path.ts';

test.each([
  '/',
  '/goods/goods_search?title=a&cid=',
  '/th',
  '/zh-CN/order/shopping_cart#top',
  '/users/order_list?orderStatus=1',
])('keeps %s', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  'https://example.org/',
  '//example.org/',
  '/\\example.org',
  '/\t/example.org',
  '/.//example.org',
  '/..//example.org',
  '/th//example.org',
  '/th/..//example.org',
  'javascript:alert(1)',
  'users/order_list',
  '/a b',
  '/a\u0000b',
  '',
  `/${'a'.repeat(600)}`,
  42,
  null,
  undefined,
])('sends %j home', (path) => {
  expect(localPath(path)).toBe('/');
});

const origin = 'https://mall.example';
const slashes = fc.array(
  fc.constantFrom('/', '\\', '.', '..', 'th', 'evil.example', '@', ':', '?', '#', '%2f', '\t', 'a'),
  { maxLength: 12 },
);

property.prop([
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    slashes.map((parts) => `/${parts.join('')}`),
  ),
])('whatever comes in, what goes out stays in the mall, also without its language', (value) => {
  const path = localPath(value);
  expect(new URL(path, origin).origin).toBe(origin);
  const { path: rest } = splitLocale(new URL(path, origin).pathname);
  expect(new URL(rest, origin).origin).toBe(origin);
});
