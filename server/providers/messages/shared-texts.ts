import type { Locale } from '#contract/core/languages.ts';
import { fillText, type MailPart, mailPart, messageText } from '#server/http/translations.ts';
import { wordingOf } from './wordings.ts';

/** What the buttons and links of mails say. Several kinds of mail share one. */
export const buttonTexts = [
  ...(['viewOrder', 'viewOrders', 'viewRefund', 'sendBack', 'viewProduct', 'manageAlerts', 'seeApplication'] as const),
  ...([
    'openDesk',
    'shipNow',
    'answerRefund',
    'confirmReturn',
    'readReview',
    'answerQuestion',
    'viewFlashSale',
    'viewPayouts',
  ] as const),
  ...(['viewWebhook', 'checkApplication', 'decideRefund', 'seeProviderRefund'] as const),
  ...(['openChecks', 'readAnswers', 'openChat', 'acceptInvitation', 'answerOffer', 'undoChange'] as const),
] as const satisfies readonly MailPart[];
export type ButtonText = (typeof buttonTexts)[number];

/** What mails have in common and operators may write: the last line, and every button. */
export const sharedTexts = ['footer', ...buttonTexts] as const;
export type SharedText = (typeof sharedTexts)[number];

/** The operators' text where they have written one, and the mall's own where they have not. */
export function sharedText(locale: Locale, name: SharedText): string {
  const replaced = wordingOf(name, 'text', locale);
  return (replaced && fillText(locale, replaced, {})) || ownSharedText(locale, name);
}

/** The mall's own. */
export const ownSharedText = (locale: Locale, name: SharedText): string =>
  name === 'footer' ? messageText(locale, name, {}) : mailPart(locale, name, {});
