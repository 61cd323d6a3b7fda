import { quantityMax } from '#contract/catalogue/shopper-product.ts';

/** How many of a combination can be taken at once. */
export function quantityLimit(stock: number): number {
  return Math.min(stock, quantityMax);
}

/** Why no more can be taken: the stock, or what one order may have. */
export function limitReason(stock: number): 'stock' | 'order' {
  return stock > quantityMax ? 'order' : 'stock';
}
