import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import type { Locale } from '#contract/core/languages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { SkuFacts } from '#server/modules/catalogue/index.ts';

type Known = Pick<SkuFacts, 'stock' | 'name' | 'cnName' | 'isOnSale' | 'isShopOpen'>;

/** Refuses what cannot be bought, and more of it than there is or than one may have. */
export function assertCanHave(sku: Known, quantity: number, locale: Locale): void {
  if (!sku.isOnSale || !sku.isShopOpen) throw new Refusal('sku_not_found');
  if (quantity > sku.stock) {
    throw new Refusal('not_enough_stock', { name: locale === 'zh-CN' ? sku.cnName : sku.name, stock: sku.stock });
  }
  if (quantity > quantityMax) throw new Refusal('quantity_too_high', { max: quantityMax });
}

/**
 * How many two lines of one variant are together: all of them, or as many as one may have. Never fewer than one of them
 * had, though that may be more than there is now: the cart says so, and its owner decides.
 */
export function joinedQuantity(one: number, other: number, stock: number): number {
  return Math.min(one + other, Math.max(one, other, Math.min(stock, quantityMax)));
}
