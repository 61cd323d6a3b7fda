import { defaultLocale, type Locale } from '#contract/languages.ts';
import type en from '#locales/en.json';
import type { LaterGroup } from './message-parts.ts';

export type Messages = typeof en;
type Load = () => Promise<{ default: Partial<Messages> }>;

// One file per language, and per group that not every page needs, so that only what is read reaches the browser.
const files = {
  base: import.meta.glob('/locales/*.json') as Record<string, Load>,
  identity: import.meta.glob('/locales/*.json', { query: '?group=identity' }) as Record<string, Load>,
  account: import.meta.glob('/locales/*.json', { query: '?group=account' }) as Record<string, Load>,
  agreement: import.meta.glob('/locales/*.json', { query: '?group=agreement' }) as Record<string, Load>,
  outbox: import.meta.glob('/locales/*.json', { query: '?group=outbox' }) as Record<string, Load>,
} satisfies Record<LaterGroup | 'base', Record<string, Load>>;

type Part = keyof typeof files;
const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

/** Fetches a language, or one group of it, once; later calls give the same promise, so that a component may wait for it. */
export function loadMessages(locale: Locale, part: Part = 'base'): Promise<Messages> {
  const key = `${locale} ${part}`;
  let promise = loading.get(key);
  if (!promise) {
    const load = files[part][`/locales/${locale}.json`] ?? (files[part][`/locales/${defaultLocale}.json`] as Load);
    promise = load().then((module) => {
      const messages = module.default as Messages;
      loaded.set(key, messages);
      return messages;
    });
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}

export function loadedMessages(locale: Locale, part: Part = 'base'): Messages | undefined {
  return loaded.get(`${locale} ${part}`);
}

/** Everything in one language: the server has it all at hand before it renders. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  await Promise.all(Object.keys(files).map((part) => loadMessages(locale, part as Part)));
}
