import { type Locale, withLocale } from '#contract/core/languages.ts';
import { mailPart } from '#server/http/translations.ts';
import { mailHouse } from './mail-house.ts';
import type { MessageKind } from './message.ts';
import { reasonOf } from './message-topics.ts';
import { sharedText } from './shared-texts.ts';

/** What stands below every mail. */
export type MailEnd = {
  /** Why one gets it, and what operators say below every mail. */
  notes: readonly string[];
  /** Who runs the mall, in lines. */
  company: readonly string[];
  links: readonly { label: string; url: string }[];
};

type Ended = {
  locale: Locale;
  kind: MessageKind;
  /** A last line that is tried out before it is saved. */
  footer?: string | undefined;
  /** Where its reader says that they want no more of this kind. */
  unsubscribeUrl?: string | undefined;
};

export function mailEnd({ locale, kind, footer, unsubscribeUrl }: Ended): MailEnd {
  const { publicUrl, company, helpPath, contact } = mailHouse();
  return {
    notes: [
      mailPart(locale, reasonOf(kind), {}),
      footer || sharedText(locale, 'footer'),
      ...(contact ? [mailPart(locale, 'contact', { contact })] : []),
    ],
    company: company ? [company.legalName, ...company.address.split('\n')].filter(Boolean) : [],
    links: [
      { label: mailPart(locale, 'toMall', {}), url: publicUrl + withLocale(locale, '/') },
      ...(helpPath === null
        ? []
        : [{ label: mailPart(locale, 'help', {}), url: publicUrl + withLocale(locale, helpPath) }]),
      ...(unsubscribeUrl ? [{ label: mailPart(locale, 'unsubscribe', {}), url: unsubscribeUrl }] : []),
    ],
  };
}
