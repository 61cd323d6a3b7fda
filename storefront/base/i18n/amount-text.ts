import type { Money } from '#contract/core/values.ts';
import { textOf, useMoneyParts } from './money-format.ts';

/** An amount as words of a sentence or a button: "$49.99". */
export function useAmountText(): (amount: Money) => string {
  const parts = useMoneyParts();
  return (amount) => textOf(parts(amount));
}
