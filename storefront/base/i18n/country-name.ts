import type { Locale } from '#contract/core/languages.ts';
import { figuresTag } from './number-format.ts';

export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames([figuresTag(locale), 'en'], { type: 'region' }).of(code) ?? code;
}
