import type { Locale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { type MessageKind, queueMessage } from '#server/providers/messages/queue-message.ts';

export type Reader = { email: string | null; phone: string | null; locale: Locale };

type Notification = {
  kind: MessageKind;
  /** What the message is about: no second one is sent for the same cause. Null when the event itself is the only cause. */
  cause: string | null;
  values: Record<string, string | number>;
  blocks?: readonly MailBlock[];
};

/** Notifies someone by mail or, without a mail address and if the message has a short form, by SMS. */
export async function notify(
  tx: Transaction,
  { email, phone, locale }: Reader,
  { cause, ...rest }: Notification,
): Promise<void> {
  const message = { ...rest, locale, ...(cause !== null && { cause }) };
  if (email) await queueMessage(tx, { channel: 'email', to: email, ...message });
  else if (phone && messageKinds[message.kind].some((channel) => channel === 'sms'))
    await queueMessage(tx, { channel: 'sms', to: phone, ...message });
}
