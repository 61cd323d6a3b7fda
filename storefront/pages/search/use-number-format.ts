import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { figuresTag } from '#storefront/base/i18n/number-format.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

/** Writes 12340 as "12,340", in the language that is being read. */
export function useNumberFormat(): (value: number) => string {
  const format = new Intl.NumberFormat(figuresTag(useLocale()));
  return (value) => format.format(value);
}

/** Writes a limit of price in a line of text: "$80", "$19.99". */
export function usePriceText(): (amount: number) => string {
  const symbol = useCurrencySymbol();
  const tag = figuresTag(useLocale());
  return (amount) => {
    const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
    return (
      symbol + new Intl.NumberFormat(tag, { minimumFractionDigits, maximumFractionDigits: 2 }).format(amount / 100)
    );
  };
}
