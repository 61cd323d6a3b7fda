import type { Locale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { type MessageKind, queueMessage } from '#server/providers/messages/queue-message.ts';

export type Reader = { email: string | null; phone: string | null; locale: Locale };

type Notification = {
  kind: MessageKind;
  /** What it tells about: the same is not told twice. Null where nothing but the event itself says what it is about. */
  cause: string | null;
  values: Record<string, string | number>;
  blocks?: readonly MailBlock[];
};

/** Tells someone by mail, or, if they have no address and it can be said in a few words, by a text message. */
export async function tell(
  tx: Transaction,
  { email, phone, locale }: Reader,
  { cause, ...rest }: Notification,
): Promise<void> {
  const told = { ...rest, locale, ...(cause !== null && { cause }) };
  if (email) await queueMessage(tx, { channel: 'email', to: email, ...told });
  else if (phone && messageKinds[told.kind].some((channel) => channel === 'sms'))
    await queueMessage(tx, { channel: 'sms', to: phone, ...told });
}
