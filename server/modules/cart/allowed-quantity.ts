import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type SkuFacts, whyNotSoMany } from '#server/modules/catalogue/index.ts';

type Known = Pick<SkuFacts, 'stock' | 'name' | 'isOnSale' | 'isShopOpen' | 'isShopPaused' | 'shopName'>;

/** Refuses a product that cannot be bought, and a quantity above the stock or the maximum. */
export function assertCanHave(sku: Known, quantity: number, locale: Locale): void {
  const why = whyNotSoMany(sku, quantity);
  if (why === 'shop_closed' || why === 'off_sale') throw new Refusal('sku_not_found');
  if (why === 'on_holiday') throw new Refusal('shop_on_holiday', { shop: localized(sku.shopName, locale) });
  if (why !== null) {
    throw new Refusal('not_enough_stock', {
      name: localized(sku.name, locale),
      stock: sku.stock,
    });
  }
  if (quantity > quantityMax) throw new Refusal('quantity_too_high', { max: quantityMax });
}

/**
 * The quantity of two merged lines of one variant: their sum, limited by stock and maximum. Never less than either line had,
 * even when the stock is lower now: the cart shows that, and its owner decides.
 */
export function joinedQuantity(one: number, other: number, stock: number): number {
  return Math.min(one + other, Math.max(one, other, Math.min(stock, quantityMax)));
}
