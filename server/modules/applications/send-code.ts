import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countMessage, sendCode } from '#server/modules/identity/index.ts';

/** Sends a code to the mail address of an application, as proof that the applicant can read it. */
export async function sendApplicationCode(to: string, caller: Caller<'shopper'>): Promise<null> {
  await countMessage(caller, 'email', 'application', to);
  await transaction((tx) => sendCode(tx, { purpose: 'application', channel: 'email', to, locale: caller.locale }));
  return null;
}
