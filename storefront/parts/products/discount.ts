/** By how many whole percents a product costs less than before; 0 if it does not. */
export function discountPercent(price: number, original: number): number {
  return original > price ? Math.round((1 - price / original) * 100) : 0;
}
