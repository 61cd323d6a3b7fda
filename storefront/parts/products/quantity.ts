import { quantityMax } from '#contract/catalogue/shopper-product.ts';

/** How many of a combination can be taken at once. */
export function mostOf(stock: number): number {
  return Math.min(stock, quantityMax);
}

/** Why no more can be taken: the stock, or what one order may have. */
export function limitOf(stock: number): 'stock' | 'order' {
  return stock > quantityMax ? 'order' : 'stock';
}

/** Whether more was written than can be taken. */
export function isBeyond(written: string, most: number): boolean {
  return Number(written.normalize('NFKC').trim()) > most;
}

/** What a shopper wrote, made into a number that can be bought: from 1 up to the most. What is no number is 1. */
export function correctedQuantity(written: string, most: number): number {
  const number = Math.trunc(Number(written.normalize('NFKC').trim()));
  if (Number.isNaN(number)) return 1;
  return Math.max(1, Math.min(number, most));
}
