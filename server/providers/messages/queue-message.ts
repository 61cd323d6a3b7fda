import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { MessagePart } from '#contract/notifications/message-wording.ts';
import type { Transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import { fillText, headingText, messageText } from '#server/http/translations.ts';
import { fitProducts } from './fit-products.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailEnd } from './mail-end.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { toneOf } from './mail-tones.ts';
import type { Channel, MessageKind } from './message.ts';
import { type ButtonText, sharedText } from './shared-texts.ts';
import { outgoingMessages } from './tables.ts';
import { wordingOf } from './wordings.ts';

export type { MessageKind } from './message.ts';

export type NewMessage = {
  channel: Channel;
  to: string;
  locale: Locale;
  kind: MessageKind;
  code?: string;
  /** Values for the placeholders of its text. */
  values?: Record<string, string | number>;
  /** What a mail shows below its text. */
  blocks?: readonly MailBlock[];
  /** What the message is about, such as an order number: of each kind, a recipient gets one message about it. */
  cause?: string;
  /** For so long it is not sent: its reader does not want to be disturbed. */
  waitSeconds?: number;
  /** Texts that are tried out before they are saved. An empty one stands for the mall's own. */
  draft?: Record<MessagePart, string>;
  /** A last line that is tried out in the same way. */
  footer?: string;
  /** Where its reader says that they want no more mails of this kind. */
  unsubscribeUrl?: string;
};

export type WrittenMessage = { subject: string; text: string; html: string | null };

const codeMinutes = 10; // reliability I36

/** Queues a message. It is sent after the transaction commits, and never if it rolls back. */
export async function queueMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const { channel, to, kind, code, cause, waitSeconds = 0, unsubscribeUrl } = message;
  assertSingleLine(to);
  await tx
    .insert(outgoingMessages)
    .values({
      channel,
      recipient: to,
      ...writeMessage(message),
      code: code ?? null,
      cause: cause === undefined ? null : `${kind}:${cause}`,
      ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
      ...(waitSeconds > 0 && { nextTryAt: sql`now() + make_interval(secs => ${waitSeconds})` }),
    })
    .onConflictDoNothing({ target: [outgoingMessages.cause, outgoingMessages.recipient] })
    // PostgreSQL sends the notice when the transaction commits, and not at all when it rolls back.
    .returning({ notice: sql`pg_notify('messages_waiting', '')` });
}

/** Rendered when it is queued and not when it is sent, since only then the reader's language is known. */
export function writeMessage(message: Omit<NewMessage, 'to' | 'cause'>): WrittenMessage {
  if (message.channel === 'sms') return { subject: '', text: wordsOf(message, 'sms'), html: null };
  const { locale, kind, code, footer, unsubscribeUrl } = message;
  const subject = asOneLine(wordsOf(message, 'subject'));
  const text = wordsOf(message, 'text');
  const parts = {
    ...{ locale, subject, heading: headingOf(message, subject), tone: toneOf(kind), text, code },
    action: actionOf(message),
    blocks: fitProducts(locale, message.blocks ?? []),
    end: mailEnd({ locale, kind, footer, unsubscribeUrl }),
  };
  // A link would fill the line that lists of mails show.
  const preview = asOneLine(text.replaceAll(/https?:\/\/\S+/g, ' '));
  return { subject, text: mailText(parts), html: mailHtml({ ...parts, preview }) };
}

/** Some subjects are too long for a heading, or say a code that follows anyway. An operators' subject is also the heading. */
function headingOf(message: Omit<NewMessage, 'to' | 'cause'>, subject: string): string {
  const { locale, kind, values, draft } = message;
  const isReplaced = draft ? draft.subject.trim() !== '' : wordingOf(kind, 'subject', locale) !== '';
  return (!isReplaced && headingText(locale, kind, { ...values })) || subject;
}

/** What the button says that stands for the address in a text. */
const actions: Partial<Record<MessageKind, ButtonText>> = {
  contactChanged: 'undoChange',
  staffInvitation: 'acceptInvitation',
  operatorInvitation: 'acceptInvitation',
  handOverOffered: 'answerOffer',
};

function actionOf({ locale, kind, values }: Omit<NewMessage, 'to' | 'cause'>) {
  const label = actions[kind];
  const url = values?.link;
  return label && typeof url === 'string' ? { label: sharedText(locale, label), url } : null;
}

/** How the mail of a kind begins: what lists of mails and of notifications show. */
export const subjectOf = (locale: Locale, kind: MessageKind, values: Record<string, string | number>): string =>
  asOneLine(wordsOf({ channel: 'email', locale, kind, values }, 'subject'));

/** The operators' text where they have written one, and the mall's own where they have not or where theirs cannot be filled in. */
function wordsOf({ locale, kind, code, values, draft }: Omit<NewMessage, 'to' | 'cause'>, part: MessagePart): string {
  const filled = { code: code ?? '', minutes: codeMinutes, ...values };
  const replaced = draft ? draft[part].trim() : wordingOf(kind, part, locale);
  const words = replaced && fillText(locale, replaced, filled);
  if (replaced && words === null)
    log.warn({ kind, part, locale }, 'a replaced text of a message could not be filled in');
  return words || messageText(locale, `${kind}.${part}`, filled);
}

/** A subject becomes a header, and a line break in one of its values would start another header. */
const asOneLine = (words: string) => words.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** An address with a line break would start another header. */
function assertSingleLine(address: string): void {
  if (/[\r\n]/.test(address)) throw new Error('The recipient address of a message contains a line break');
}
