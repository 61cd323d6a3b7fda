import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countMessage } from '#server/modules/identity/codes/code-limits.ts';
import { sendCode } from '#server/modules/identity/codes/codes.ts';
import { channelOf, ownRecipient, type Way } from '#server/modules/identity/codes/own-recipient.ts';
import { getAccount } from '#server/modules/identity/queries.ts';

/** Sends a code for changing the password to the caller's mailbox or phone. */
export async function sendPasswordCode(way: Way, caller: Caller<'shopper'>): Promise<null> {
  const to = ownRecipient(await getAccount(caller.session.accountId), way);
  const channel = channelOf[way];
  await countMessage(caller, channel, 'password', to);
  await transaction((tx) => sendCode(tx, { purpose: 'password', channel, to, locale: caller.locale }));
  return null;
}
