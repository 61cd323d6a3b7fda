import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { figuresTag } from './number-format.ts';

/**
 * Writes an amount of the smallest unit into a sentence: "$15" or "$12.50". Also the difference of two amounts, hence a
 * plain number. Product prices are styled by mall-price.tsx.
 */
export function useMoneyText(): (amount: number) => string {
  const tag = figuresTag(useLocale());
  const symbol = useCurrencySymbol();
  return (amount) => {
    const digits = amount % 100 === 0 ? 0 : 2;
    const format = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return symbol + format.format(amount / 100);
  };
}
