import { quantityMax } from '#contract/catalogue/shopper-product.ts';

/** How many of a combination can be taken at once; of some products a buyer gets only so many. */
export function quantityLimit(stock: number, limitPerBuyer: number | null = null): number {
  return Math.min(stock, quantityMax, limitPerBuyer ?? quantityMax);
}

/** Why no more can be taken: the stock, what one order may have, or what one buyer may. */
export function limitReason(stock: number, limitPerBuyer: number | null = null): 'stock' | 'order' | 'buyer' {
  const most = quantityLimit(stock, limitPerBuyer);
  if (stock === most) return 'stock';
  return limitPerBuyer === most ? 'buyer' : 'order';
}
