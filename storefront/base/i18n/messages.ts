import { files } from 'virtual:messages';
import { type Locale, type Localized, localized } from '#contract/core/languages.ts';
import { fillTexts } from '#contract/core/mall-name.ts';
import type { LaterGroup, Messages } from '#locales/groups.ts';
import { readMallName } from '#ui/browser/mall-name.ts';
import { mallSign } from './mall-sign.ts';

/** As the files say, with a sign in place of the mall's name. */
const unnamed = new Map<string, { locale: Locale; messages: Messages }>();
const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();
let names: Localized | undefined;

/** From now on every message has this name in it. The server calls it before it renders; browsers read the head of the page. */
export function nameMall(wanted: Localized): void {
  if (names === wanted) return;
  names = wanted;
  loaded.clear();
  loading.clear();
  for (const [key, { locale, messages }] of unnamed) {
    const named = withName(locale, messages);
    loaded.set(key, named);
    loading.set(key, Promise.resolve(named));
  }
}

const withName = (locale: Locale, messages: Messages) =>
  fillTexts(messages, mallSign, names ? localized(names, locale) : readMallName(locale));

/** Fetches what every page says in a language, once; later calls give the same promise, so that a component may wait for it. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loadOnce(locale, () => readFile(locale, locale, async () => (await files[locale]()).default));
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
  const key = keyOf(locale, [group]);
  const read = async () => {
    const { later } = await files[locale]();
    return { [group]: (await later[group]()).default } as Partial<Messages> as Messages;
  };
  return loadOnce(key, () => readFile(key, locale, read));
}

const keyOf = (locale: Locale, groups: readonly LaterGroup[]) => `${locale}: ${groups}`;
const merged = (parts: readonly Messages[]): Messages => Object.assign({}, ...parts);

async function readFile(key: string, locale: Locale, read: () => Promise<Messages>): Promise<Messages> {
  const messages = await read();
  unnamed.set(key, { locale, messages });
  return withName(locale, messages);
}

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
