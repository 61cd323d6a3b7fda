import type { Money } from '#contract/core/values.ts';
import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { figuresTag } from './number-format.ts';

/** An amount as words of a sentence or a button: "$49.99". */
export function useAmountText(): (amount: Money) => string {
  const symbol = useCurrencySymbol();
  const format = new Intl.NumberFormat(figuresTag(useLocale()), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => symbol + format.format(amount / 100);
}
