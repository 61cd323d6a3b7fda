// One file per language and group. The list of them is no part of the first load: see vite.config.ts.
import { files } from 'virtual:later-messages';
import type { Locale } from '#contract/core/languages.ts';
import type { LaterGroup, Messages } from '#locales/groups.ts';
import { loadMessages, loadOnce } from './messages.ts';

/** Fetches a group of messages that not every page needs, once. */
export function loadLaterMessages(locale: Locale, group: LaterGroup): Promise<Messages> {
  return loadOnce(`${locale} ${group}`, async () => {
    const { default: messages } = await files[group][locale]();
    return { [group]: messages } as Partial<Messages> as Messages;
  });
}

/** Everything in one language: the server has it all at hand before it renders. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  const groups = Object.keys(files) as LaterGroup[];
  await Promise.all([loadMessages(locale), ...groups.map((group) => loadLaterMessages(locale, group))]);
}
