import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { findAccount } from '#server/modules/identity/queries.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { countMessage } from './code-limits.ts';
import { sendCode, writeCode } from './codes.ts';

/** Sends a registration code. That an address is taken already is said only in the mail to it. */
export async function sendEmailCode(email: string, caller: Caller): Promise<null> {
  await countMessage(caller, 'email', 'register', email);
  const account = await findAccount({ email });
  await transaction(async (tx) => {
    if (!account) return sendCode(tx, { purpose: 'register', channel: 'email', to: email, locale: caller.locale });
    await writeCode(tx, 'register', email); // not sent; only so that the answer takes as long
    await queueMessage(tx, { channel: 'email', to: email, locale: account.locale, kind: 'alreadyRegistered' });
  });
  return null;
}
