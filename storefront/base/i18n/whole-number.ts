import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { numberFormatTag } from './number-format.ts';

/** Writes 8000 as "8,000", in the language that is being read; with its sign where that is what matters. */
export function useWholeNumber({ hasSign = false } = {}): (value: number) => string {
  const format = new Intl.NumberFormat(numberFormatTag(useLocale()), { signDisplay: hasSign ? 'exceptZero' : 'auto' });
  return (value) => format.format(value);
}
