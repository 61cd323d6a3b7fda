import type { Locale } from '#contract/languages.ts';
import type en from '#locales/en.json';

export type Messages = typeof en;

// One chunk per language, so that only the active one reaches the browser.
const load: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('#locales/en.json'),
  'zh-CN': () => import('#locales/zh-CN.json'),
  es: () => import('#locales/es.json'),
  fr: () => import('#locales/fr.json'),
  th: () => import('#locales/th.json'),
  lao: () => import('#locales/lao.json'),
};

const loaded = new Map<Locale, Messages>();
const loading = new Map<Locale, Promise<Messages>>();

/** Fetches a language once; later calls give the same promise, so that a component may wait for it. */
export function loadMessages(locale: Locale): Promise<Messages> {
  let promise = loading.get(locale);
  if (!promise) {
    promise = load[locale]().then((module) => {
      const messages = module.default as Messages;
      loaded.set(locale, messages);
      return messages;
    });
    promise.catch(() => loading.delete(locale));
    loading.set(locale, promise);
  }
  return promise;
}

export function loadedMessages(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}
