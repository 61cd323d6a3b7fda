import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { messageText } from '#server/http/translations.ts';
import { mailHtml } from './mail-html.ts';
import type { Channel, MessageKind } from './message.ts';
import { outgoingMessages } from './tables.ts';

export type { MessageKind } from './message.ts';

export type NewMessage = {
  channel: Channel;
  to: string;
  locale: Locale;
  kind: MessageKind;
  code?: string;
  /** What its words speak of. */
  values?: Record<string, string | number>;
};

const codeMinutes = 10; // reliability I36

/** Writes a message to somebody. It leaves once the transaction has been committed, and never if it was not. */
export async function queueMessage(tx: Transaction, message: NewMessage): Promise<void> {
  const { channel, to, locale, kind, code } = message;
  const values = { code: code ?? '', minutes: codeMinutes, ...message.values };
  const isMail = channel === 'email';
  const subject = isMail ? messageText(locale, `${kind}.subject`, values) : '';
  const text = messageText(locale, `${kind}.${isMail ? 'text' : 'sms'}`, values);
  assertSingleLine(to);
  assertSingleLine(subject);
  await tx.insert(outgoingMessages).values({
    channel,
    recipient: to,
    subject,
    text,
    // Drawn here and not when it is sent, since only here the reader's language is known.
    html: isMail ? mailHtml({ locale, subject, text, code, footer: messageText(locale, 'footer', {}) }) : null,
    code: code ?? null,
  });
  // PostgreSQL tells it when the transaction is committed, and not at all when it is rolled back.
  await tx.execute(sql`select pg_notify('messages_waiting', '')`);
}

/** Addresses and subjects become header lines, and a line break would begin another header. */
function assertSingleLine(words: string): void {
  if (/[\r\n]/.test(words)) throw new Error('An address or a subject of a message has a line break in it');
}
