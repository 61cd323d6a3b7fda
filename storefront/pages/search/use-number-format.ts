import { numberFormatTag } from '#storefront/base/i18n/number-format.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

/** Writes 12340 as "12,340", in the language that is being read. */
export function useNumberFormat(): (value: number) => string {
  const format = new Intl.NumberFormat(numberFormatTag(useLocale()));
  return (value) => format.format(value);
}
