import { useTranslations } from 'use-intl';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';

/** Writes a range of prices: "$10 – $19.99", "$500 and up", "Up to $80". */
export function usePriceRangeText(): (min: number | undefined, max: number | null | undefined) => string {
  const t = useTranslations('search.prices');
  const price = useMoneyText();
  return (min, max) => {
    if (max === undefined || max === null) return t('from', { min: price(min ?? 0) });
    return min ? t('between', { min: price(min), max: price(max) }) : t('upTo', { max: price(max) });
  };
}
