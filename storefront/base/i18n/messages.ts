import { files } from 'virtual:messages';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

/** Fetches what every page says in a language, once; later calls give the same promise, so that a component may wait for it. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loadOnce(locale, async () => (await files[locale]()).default);
}

export function loadedMessages(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}

/**
 * Fetches one file of messages once, under a key of its own: see also later-messages.ts. What has come is written upon
 * the promise, where React looks for it: so `use` does not wait for what is here, and may be asked on every render.
 */
export function loadOnce(key: string, load: () => Promise<Messages>): Promise<Messages> {
  let promise = loading.get(key);
  if (!promise) {
    promise = load().then((messages) => {
      loaded.set(key, messages);
      Object.assign(loading.get(key) ?? {}, { status: 'fulfilled', value: messages });
      return messages;
    });
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}
