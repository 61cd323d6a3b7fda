import type { Locale } from '#contract/core/languages.ts';
import { usualCountry } from '#contract/core/usual-country.ts';

const storageKey = 'deliveryCountry';

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
