import type { Locale } from '#contract/core/languages.ts';

const storageKey = 'deliveryCountry';

// Where most of those live who read a language.
export const usualCountry: Record<Locale, string> = {
  en: 'US',
  'zh-CN': 'CN',
  es: 'ES',
  fr: 'FR',
  th: 'TH',
  lao: 'LA',
};

/** The country that products are to be sent to: the one chosen before in this browser, else that of the language. */
export function readCountry(locale: Locale): string {
  const saved = localStorage.getItem(storageKey) ?? '';
  return /^[A-Z]{2}$/.test(saved) ? saved : usualCountry[locale];
}

/** The country that was chosen in this tab: it goes before that of the default address. */
export function readChosenCountry(): string | null {
  const chosen = sessionStorage.getItem(storageKey) ?? '';
  return /^[A-Z]{2}$/.test(chosen) ? chosen : null;
}

export function writeCountry(code: string): void {
  localStorage.setItem(storageKey, code);
  sessionStorage.setItem(storageKey, code);
}
