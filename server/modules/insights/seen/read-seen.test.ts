import { expect, test } from 'vitest';
import { arrivalAt, seenAt } from './read-seen.ts';

const at = (address: string) => new URL(address, 'https://mall.example');

test.each([
  ['/goods_detail/12', { productId: 12, shopId: null }],
  ['/th/goods_detail/12?sku=3', { productId: 12, shopId: null }],
  ['/merchant/merchant?id=7', { productId: null, shopId: 7 }],
  ['/zh-CN/merchant/merchant/category?id=7&cid=3', { productId: null, shopId: 7 }],
  ['/goods_detail/0', null],
  ['/goods_detail/007', null],
  ['/goods_detail/99999999999', null],
  ['/goods_detail/12/more', null],
  ['/goods_preview/12', null],
  ['/merchant/merchant', null],
  ['/merchant/merchant_street?id=7', null],
  ['/', null],
])('what %s shows', (address, seen) => {
  expect(seenAt(at(address))).toEqual(seen);
});

test.each([
  [null, 'direct', ''],
  ['/', 'home', ''],
  ['/th', 'home', ''],
  ['/goods/goods_search?title=Tea%20%20Cup&cid=', 'search', 'tea cup'],
  ['/zh-CN/goods/goods_search?title=茶杯', 'search', '茶杯'],
  ['/goods/goods_search?title=&cid=4', 'category', ''],
  ['/goods/goods_search?title=ana@mall.example', 'search', ''],
  ['/goods/goods_search?title=212 555 0100', 'search', ''],
  [`/goods/goods_search?title=${'x'.repeat(33)}`, 'search', ''],
  ['/merchant/merchant_street', 'street', ''],
  ['/merchant/merchant?id=7', 'shop', ''],
  ['/goods_detail/3', 'product', ''],
  ['/goods/top_one', 'offers', ''],
  ['/order/order_detail?orderNo=SH1', 'mall', ''],
  ['https://www.example.org/a?b=c', 'site:example.org', ''],
  ['android-app://com.example', 'direct', ''],
  [`https://${'x'.repeat(50)}.example`, 'direct', ''],
])('someone who comes from %s', (before, source, word) => {
  expect(arrivalAt(at('/goods_detail/12'), before === null ? null : at(before))).toEqual({ source, word });
});

test.each([
  ['spring', 'campaign:spring'],
  ['News-Letter_1', 'campaign:news-letter_1'],
  ['<script>', 'home'],
  ['x'.repeat(41), 'home'],
])('a campaign named %s', (name, source) => {
  const address = at(`/goods_detail/12?utm_source=${encodeURIComponent(name)}`);
  expect(arrivalAt(address, at('/')).source).toBe(source);
});
