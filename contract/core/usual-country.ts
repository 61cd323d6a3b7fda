import type { Locale } from './languages.ts';

/** Where most of those live who read a language. */
export const usualCountry: Record<Locale, string> = {
  en: 'US',
  'zh-CN': 'CN',
  es: 'ES',
  fr: 'FR',
  th: 'TH',
  lao: 'LA',
};
