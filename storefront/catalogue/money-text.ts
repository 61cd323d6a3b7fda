import { figuresTag } from '../figures.ts';
import { useCurrencySymbol } from '../home-data.ts';
import { useLocale } from '../mall-link.tsx';

/**
 * Writes an amount of the smallest unit into a sentence: "$15" or "$12.50". Also the difference of two amounts, hence a
 * plain number. Prices of goods have a look of their own (mall-price.tsx).
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
