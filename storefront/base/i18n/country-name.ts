import type { Locale } from '#contract/core/languages.ts';
import { numberFormatTag } from './number-format.ts';

export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames([numberFormatTag(locale), 'en'], { type: 'region' }).of(code) ?? code;
}
