import { type Money, money } from '#contract/core/values.ts';

export type CountedProducts = { price: Money; originalPrice: Money; quantity: number };

/** The subtotal of products, and how much less that is than their list prices. */
export function sumUpProducts(lines: readonly CountedProducts[]): { subtotal: Money; saved: Money } {
  const sum = (unit: (line: CountedProducts) => number) =>
    money(lines.reduce((all, line) => all + unit(line) * line.quantity, 0));
  return {
    subtotal: sum(({ price }) => price),
    saved: sum(({ price, originalPrice }) => Math.max(0, originalPrice - price)),
  };
}
