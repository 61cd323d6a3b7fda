import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const text = robotsText('https://mall.example');
const rules = text.split('\n').flatMap((line) => {
  const [, kind, pattern] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
  return kind && pattern ? [{ isAllowed: kind === 'Allow', pattern }] : [];
});

/** As RFC 9309 says: the longest pattern that fits decides, among equals the one that allows. */
function mayRead(address: string): boolean {
  const fitting = rules
    .filter(({ pattern }) =>
      new RegExp(`^${pattern.replaceAll(/[.?+^$|()[\]{}\\]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
    )
    .sort((one, other) => other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed));
  return fitting[0]?.isAllowed ?? true;
}

test('it names everybody and the sitemap', () => {
  expect(text.split('\n')[0]).toBe('User-agent: *');
  expect(text.endsWith('\n\nSitemap: https://mall.example/sitemap.xml\n')).toBe(true);
});

const open = [
  '/',
  '/goods_detail/5',
  '/goods/goods_search',
  '/goods/goods_search?cid=5',
  '/goods/goods_search?cid=5&page=2',
  '/goods/goods_search?title=&cid=5',
  '/goods/goods_search?title=&cid=5&page=2',
  '/goods/activity_list?id=3&type=1&name=Flash',
  '/goods/top_one?cid=1',
  '/merchant/merchant?id=2',
  '/merchant/merchant/home?id=2&page=2',
  '/merchant/merchant/category?id=2&cid=7&page=3',
  '/merchant/merchant/coupon?id=2',
  '/merchant/merchant_street?page=2',
  '/merchant/merchant_more',
  '/middlewares/privacy_agreement',
  '/help/2',
  '/sitemap.xml',
  '/sitemap/goods-1.xml',
];
const closed = [
  '/users/user_info',
  '/order/shopping_cart',
  '/login',
  '/register',
  '/middlewares/callback_google?code=1',
  '/dev/outbox',
  '/dev/mails',
  '/goods/goods_search?title=lamp&cid=',
  '/goods/goods_search?title=lamp&cid=5',
  '/goods/goods_search?cid=5&title=lamp',
  ...[
    'shop=1',
    'minPrice=1',
    'maxPrice=9',
    'rating=4',
    'specs=1,2',
    'self=1',
    'stock=1',
    'offer=1',
    'sort=sales',
    'tab=shops',
    'from=1',
    'to=2',
  ].flatMap((part) => [`/goods/goods_search?title=&cid=5&${part}`, `/goods/goods_search?${part}`]),
  '/merchant/merchant/category?id=2&keyword=cup',
  '/merchant/merchant/category?id=2&sort=sales',
  '/merchant/merchant/coupon?id=2&scope=shop',
  '/merchant/merchant_street?title=a',
  '/merchant/merchant_more?self=1',
  '/goods/top_one?period=week',
];
const prefixes = ['', '/zh-CN', '/es', '/fr', '/th', '/lao'];

test.each(open)('%s may be read', (address) => {
  expect(prefixes.map((prefix) => mayRead(prefix + address))).toEqual(prefixes.map(() => true));
});

test.each(closed)('%s may not', (address) => {
  expect(prefixes.map((prefix) => mayRead(prefix + address))).toEqual(prefixes.map(() => false));
});

test.each(['/api/front/product/list', '/api/docs', '/console', '/console/merchant'])('%s may not', (address) => {
  expect(mayRead(address)).toBe(false);
});
