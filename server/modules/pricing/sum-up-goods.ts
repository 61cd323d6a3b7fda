import { type Money, money } from '#contract/core/values.ts';

export type CountedGoods = { price: Money; originalPrice: Money; quantity: number };

/** What goods come to, and how much less that is than their list prices. */
export function sumUpGoods(lines: readonly CountedGoods[]): { goods: Money; saved: Money } {
  const sum = (unit: (line: CountedGoods) => number) =>
    money(lines.reduce((all, line) => all + unit(line) * line.quantity, 0));
  return {
    goods: sum(({ price }) => price),
    saved: sum(({ price, originalPrice }) => Math.max(0, originalPrice - price)),
  };
}
