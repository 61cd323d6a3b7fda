import type { Transaction } from '#server/database/connection.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { type MessageKind, queueMessage } from '#server/providers/messages/queue-message.ts';

type SecondFactorMail = MessageKind &
  ('secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed' | 'recoveryCodeUsed');

/** Mails the owner of an account what was done with its second factor, in case it was someone else. */
export async function mailOwner(
  tx: Transaction,
  { email, locale }: Pick<Account, 'email' | 'locale'>,
  kind: SecondFactorMail,
  values: Record<string, number> = {},
): Promise<void> {
  if (email) await queueMessage(tx, { channel: 'email', to: email, locale, kind, values });
}
