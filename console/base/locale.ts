import { useSyncExternalStore } from 'react';
import { defaultLocale, isLocale, type Locale, languages } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';
import { readCookie, writeCookie, yearSeconds } from '#ui/browser/cookies.ts';

export type ConsoleMessages = Pick<Messages, 'console'>;

const files: Record<Locale, () => Promise<{ default: Messages['console'] }>> = {
  en: () => import('#locales/en/console.json'),
  'zh-CN': () => import('#locales/zh-CN/console.json'),
  es: () => import('#locales/es/console.json'),
  fr: () => import('#locales/fr/console.json'),
  th: () => import('#locales/th/console.json'),
  lao: () => import('#locales/lao/console.json'),
};

let locale: Locale = defaultLocale;
let messages: ConsoleMessages | null = null;
const listeners = new Set<() => void>();

export const currentLocale = () => locale;

/** The cookie is the storefront's too: whoever reads Thai there reads Thai here. */
export function wantedLocale(): Locale {
  const named = new URLSearchParams(location.search).get('locale');
  const remembered = readCookie('locale');
  const spoken = navigator.languages.map(
    (tag) => languages.find((language) => tag.toLowerCase().startsWith(language.tag.toLowerCase()))?.locale,
  );
  return [named, remembered, ...spoken].find(isLocale) ?? defaultLocale;
}

/** Fetches a language and shows it once it is here. */
export async function changeLocale(wanted: Locale): Promise<void> {
  const { default: texts } = await files[wanted]();
  locale = wanted;
  messages = { console: texts };
  document.documentElement.lang = languages.find((language) => language.locale === wanted)?.tag ?? wanted;
  for (const listen of listeners) listen();
}

export function rememberLocale(wanted: Locale): void {
  writeCookie('locale', wanted, yearSeconds);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const useLocale = () => useSyncExternalStore(subscribe, () => locale);
export const useMessages = () => useSyncExternalStore(subscribe, () => messages);
