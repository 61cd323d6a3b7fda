import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { messageText } from '#server/http/translations.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailHtml, mailText } from './mail-html.ts';
import type { Channel, MessageKind } from './message.ts';
import { outgoingMessages } from './tables.ts';

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
};

const codeMinutes = 10; // reliability I36

/** Queues a message. It is sent after the transaction commits, and never if it rolls back. */
export async function queueMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const { channel, to, kind, code, cause } = message;
  assertSingleLine(to);
  await tx
    .insert(outgoingMessages)
    .values({
      channel,
      recipient: to,
      ...(channel === 'email' ? writeMail(message) : { text: wordsOf(message, 'sms') }),
      code: code ?? null,
      cause: cause === undefined ? null : `${kind}:${cause}`,
    })
    .onConflictDoNothing({ target: [outgoingMessages.cause, outgoingMessages.recipient] })
    // PostgreSQL sends the notice when the transaction commits, and not at all when it rolls back.
    .returning({ notice: sql`pg_notify('messages_waiting', '')` });
}

/** Rendered when it is queued and not when it is sent, since only then the reader's language is known. */
function writeMail(message: NewMessage): { subject: string; text: string; html: string } {
  const { locale, code, blocks = [] } = message;
  const subject = asOneLine(wordsOf(message, 'subject'));
  const text = wordsOf(message, 'text');
  const footer = messageText(locale, 'footer', {});
  // A link would fill the line that lists of mails show.
  const preview = asOneLine(text.replaceAll(/https?:\/\/\S+/g, ' '));
  return {
    subject,
    text: mailText(text, blocks),
    html: mailHtml({ locale, subject, preview, text, code, blocks, footer }),
  };
}

function wordsOf({ locale, kind, code, values }: NewMessage, part: 'subject' | 'text' | 'sms'): string {
  return messageText(locale, `${kind}.${part}`, { code: code ?? '', minutes: codeMinutes, ...values });
}

/** A subject becomes a header, and a line break in one of its values would start another header. */
const asOneLine = (words: string) => words.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** An address with a line break would start another header. */
function assertSingleLine(address: string): void {
  if (/[\r\n]/.test(address)) throw new Error('The recipient address of a message contains a line break');
}
