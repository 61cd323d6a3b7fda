import type { OwnCoupon } from '#contract/coupons/shopper.ts';
import { allProductsPath, productPath } from '#storefront/base/links/product-path.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { shopPagePath } from '#storefront/base/links/shop-path.ts';

type Target = Pick<OwnCoupon, 'scope' | 'shopId' | 'categoryId' | 'productIds'>;

/** Where the products are that a coupon is good for: all of them, a shop's, those of a category, or the first it names. */
export function couponProductsPath({ scope, shopId, categoryId, productIds }: Target): string {
  const [productId] = productIds;
  if (scope === 'product' && productId !== undefined) return productPath(productId);
  if (scope === 'category' && categoryId !== null)
    return searchPath({ cid: categoryId }) + (shopId === null ? '' : `&shop=${shopId}`);
  if (shopId !== null) return shopPagePath(shopId, 'category');
  return allProductsPath;
}
