import { files } from 'virtual:messages';
import type { Locale } from '#contract/core/languages.ts';
import type { LaterGroup, Messages } from '#locales/groups.ts';

const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

/** Fetches what every page says in a language, once; later calls give the same promise, so that a component may wait for it. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loadOnce(locale, async () => (await files[locale]()).default);
}

export function loadedMessages(locale: Locale): Messages | undefined {
  return loaded.get(locale);
}

/** Fetches groups of messages that not every page needs, each once. */
export function loadGroups(locale: Locale, groups: readonly LaterGroup[]): Promise<Messages> {
  return loadOnce(keyOf(locale, groups), async () => {
    const read = await Promise.all(groups.map((group) => loadGroup(locale, group)));
    return loadedGroups(locale, groups) ?? merged(read);
  });
}

/** The same groups once all of them are here: one object, the same one each time. */
export function loadedGroups(locale: Locale, groups: readonly LaterGroup[]): Messages | undefined {
  const key = keyOf(locale, groups);
  const parts = groups.map((group) => loaded.get(keyOf(locale, [group])));
  if (!loaded.has(key) && parts.every((part) => part !== undefined)) loaded.set(key, merged(parts));
  return loaded.get(key);
}

/** Everything in one language: the server has it all at hand before it renders. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  const { later } = await files[locale]();
  const groups = Object.keys(later) as LaterGroup[];
  await Promise.all([loadMessages(locale), ...groups.map((group) => loadGroup(locale, group))]);
}

function loadGroup(locale: Locale, group: LaterGroup): Promise<Messages> {
  return loadOnce(keyOf(locale, [group]), async () => {
    const { later } = await files[locale]();
    return { [group]: (await later[group]()).default } as Partial<Messages> as Messages;
  });
}

const keyOf = (locale: Locale, groups: readonly LaterGroup[]) => `${locale}: ${groups}`;
const merged = (parts: readonly Messages[]): Messages => Object.assign({}, ...parts);

function loadOnce(key: string, load: () => Promise<Messages>): Promise<Messages> {
  let promise = loading.get(key);
  if (!promise) {
    promise = load().then((messages) => {
      loaded.set(key, messages);
      return messages;
    });
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}
