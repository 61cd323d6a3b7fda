import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countMessage } from '#server/modules/identity/codes/code-limits.ts';
import { sendCode } from '#server/modules/identity/codes/codes.ts';
import { visitorsMailbox } from './become-member.ts';

/** Sends a code to the mailbox of a visitor, whose reader may then become a full account. */
export async function sendMemberCode(caller: Caller<'shopper'>): Promise<null> {
  const to = await visitorsMailbox(caller);
  await countMessage(caller, 'email', 'member', to);
  await transaction((tx) => sendCode(tx, { purpose: 'member', channel: 'email', to, locale: caller.locale }));
  return null;
}
