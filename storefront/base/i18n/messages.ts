import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import type en from '#locales/en.json';

export type Messages = typeof en;
export type LoadMessages = () => Promise<{ default: Partial<Messages> }>;

// One file per language, so that only the one that is read reaches the browser.
const files = import.meta.glob('/locales/*.json') as Record<string, LoadMessages>;

const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

/** Fetches a language once; later calls give the same promise, so that a component may wait for it. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loadOnce(locale, locale, files);
}

export function loadedMessages(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}

/**
 * Fetches one file of messages once, under a key of its own: see also later-messages.ts. What has come is written upon
 * the promise, where React looks for it: so `use` does not wait for what is here, and may be asked on every render.
 */
export function loadOnce(key: string, locale: Locale, from: Record<string, LoadMessages>): Promise<Messages> {
  let promise = loading.get(key);
  if (!promise) {
    const load = from[`/locales/${locale}.json`] ?? (from[`/locales/${defaultLocale}.json`] as LoadMessages);
    promise = load().then((module) => {
      const messages = module.default as Messages;
      loaded.set(key, messages);
      Object.assign(loading.get(key) ?? {}, { status: 'fulfilled', value: messages });
      return messages;
    });
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}
