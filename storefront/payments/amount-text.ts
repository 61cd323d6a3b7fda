import type { Money } from '#contract/values.ts';
import { figuresTag } from '../figures.ts';
import { useCurrencySymbol } from '../home-data.ts';
import { useLocale } from '../mall-link.tsx';

/** An amount as words of a sentence or a button: "$49.99". */
export function useAmountText(): (amount: Money) => string {
  const symbol = useCurrencySymbol();
  const format = new Intl.NumberFormat(figuresTag(useLocale()), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => symbol + format.format(amount / 100);
}
