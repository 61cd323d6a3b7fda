import type { Locale } from '#contract/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { messageText } from '#server/http/translations.ts';
import { outgoingMessages } from './tables.ts';

/** What the mall writes to people about. The words are in the group `mails` of each language. */
export type MessageKind =
  | 'registerCode'
  | 'alreadyRegistered'
  | 'resetCode'
  | 'phoneCode'
  | 'passwordCode'
  | 'passwordChanged'
  | 'bindingCode'
  | 'memberCode';

export type NewMessage = {
  channel: 'email' | 'sms';
  to: string;
  locale: Locale;
  kind: MessageKind;
  code?: string;
};

/** Writes a message to somebody. It leaves once the transaction has been committed, and never if it was not. */
export async function queueMessage(tx: Transaction, { channel, to, locale, kind, code }: NewMessage): Promise<void> {
  const values = { code: code ?? '', minutes: 10 };
  await tx.insert(outgoingMessages).values({
    channel,
    recipient: to,
    subject: channel === 'email' ? messageText(locale, `${kind}.subject`, values) : '',
    text: messageText(locale, `${kind}.${channel === 'email' ? 'text' : 'sms'}`, values),
    code: code ?? null,
  });
}
