import type { Locale } from '#contract/core/languages.ts';
import { ownNoticeText } from '#server/http/translations.ts';
import { subjectOf } from '#server/providers/messages/queue-message.ts';
import { type Facts, fillFacts } from './facts.ts';
import { isMailed, type OwnText } from './kinds.ts';

/** What a notification says: as the mail of its kind begins, also where operators have written that, or a text of its own. */
export function noticeText(locale: Locale, text: string, facts: Facts): string {
  const values = fillFacts(locale, facts);
  return isMailed(text) ? subjectOf(locale, text, values) : ownNoticeText(locale, text as OwnText, values);
}
