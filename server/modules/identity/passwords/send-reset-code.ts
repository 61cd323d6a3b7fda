import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countMessage } from '#server/modules/identity/codes/code-limits.ts';
import { sendCode, writeCode } from '#server/modules/identity/codes/codes.ts';
import { findAccount } from '#server/modules/identity/queries.ts';

/** Sends a code for a new password, if the address belongs to an account. The answer does not reveal it. */
export async function sendResetCode(email: string, caller: Caller): Promise<null> {
  await countMessage(caller, 'email', 'reset', email);
  const account = await findAccount({ email });
  await transaction(async (tx) => {
    if (account) await sendCode(tx, { purpose: 'reset', channel: 'email', to: email, locale: caller.locale });
    else await writeCode(tx, 'reset', email); // not sent; only so that the answer takes as long
  });
  return null;
}
