import type { Locale } from '#contract/core/languages.ts';
import type { MessagePart, Wording } from '#contract/notifications/message-wording.ts';

let now: ReadonlyMap<string, Wording> = new Map();

/** Sets what replaces the mall's own texts. Each process remembers all of it, so that no message asks the database. */
export function setWordings(wordings: ReadonlyMap<string, Wording>): void {
  now = wordings;
}

/** The text that replaces the mall's own; empty where none does. */
export const wordingOf = (kind: string, part: MessagePart, locale: Locale): string =>
  now.get(kind)?.[part][locale] ?? '';
