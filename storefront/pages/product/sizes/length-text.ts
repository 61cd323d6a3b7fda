import type { LengthRange } from '#contract/catalogue/product-details.ts';
import type { Locale } from '#contract/core/languages.ts';
import { numberFormatTag } from '#storefront/base/i18n/number-format.ts';

const mmPerInch = 25.4;
const smallestInCm = 100; // shorter lengths, such as a ring's, are written in millimetres

export type LengthTexts = { metric: string; unit: 'cm' | 'mm'; inches: string };

/** A length or a range of lengths in centimetres and in inches, in figures of the language. */
export function lengthTexts({ from, to }: LengthRange, locale: Locale): LengthTexts {
  const isSmall = to < smallestInCm;
  const write = (places: number, ...values: number[]) => {
    const format = new Intl.NumberFormat(numberFormatTag(locale), { maximumFractionDigits: places });
    return [...new Set(values.map((value) => format.format(value)))].join('–');
  };
  return {
    metric: isSmall ? write(1, from, to) : write(1, from / 10, to / 10),
    unit: isSmall ? 'mm' : 'cm',
    inches: write(isSmall ? 2 : 1, from / mmPerInch, to / mmPerInch),
  };
}
