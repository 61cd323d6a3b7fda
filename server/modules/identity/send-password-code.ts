import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countMessage } from './code-limits.ts';
import { sendCode } from './codes.ts';
import { channelOf, ownRecipient, type Way } from './own-recipient.ts';
import { getAccount } from './queries.ts';

/** Sends a code to one's own mailbox or phone, to change the password with. */
export async function sendPasswordCode(way: Way, caller: Caller<'shopper'>): Promise<null> {
  const to = ownRecipient(await getAccount(caller.session.accountId), way);
  const channel = channelOf[way];
  await countMessage(caller, channel, 'password', to);
  await transaction((tx) => sendCode(tx, { purpose: 'password', channel, to, locale: caller.locale }));
  return null;
}
