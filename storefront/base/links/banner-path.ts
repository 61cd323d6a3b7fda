import { productPath } from './product-path.ts';
import { shopPagePath } from './shop-path.ts';

/** Where a banner of a shop leads: to a product, to a category of the shop, or to all of its products. */
export function bannerPath(shopId: number, productId: number | null, shelfId: number | null): string {
  if (productId !== null) return productPath(productId);
  return shopPagePath(shopId, 'category', shelfId === null ? {} : { cid: String(shelfId) });
}
