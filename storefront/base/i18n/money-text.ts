import { textOf, useMoneyParts } from './money-format.ts';

/**
 * Writes an amount of the smallest unit into a sentence: "$15" or "$12.50". Also the difference of two amounts, hence a
 * plain number. Product prices are styled by mall-price.tsx.
 */
export function useMoneyText(): (amount: number) => string {
  const parts = useMoneyParts();
  return (amount) => textOf(parts(amount, amount % 100 === 0 ? 0 : 2));
}
