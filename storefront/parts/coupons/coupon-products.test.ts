import { expect, test } from 'vitest';
import { couponProductsPath } from './coupon-products.ts';

const nothing = { shopId: null, categoryId: null, productIds: [] };

test.each([
  [{ ...nothing, scope: 'general' }, '/goods/goods_search'],
  [{ ...nothing, scope: 'shop', shopId: 3 }, '/merchant/merchant/category?id=3'],
  [{ ...nothing, scope: 'category', categoryId: 9 }, '/goods/goods_search?title=&cid=9'],
  [{ ...nothing, scope: 'category', categoryId: 9, shopId: 3 }, '/goods/goods_search?title=&cid=9&shop=3'],
  [{ ...nothing, scope: 'product', productIds: [7, 8], shopId: 3 }, '/goods_detail/7'],
] as const)('%o leads to %s', (coupon, path) => {
  expect(couponProductsPath({ ...coupon, productIds: [...coupon.productIds] })).toBe(path);
});
