import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { countMessage } from '#server/modules/identity/codes/code-limits.ts';
import { sendCode } from '#server/modules/identity/codes/codes.ts';
import { assertFullAccount } from './link-contact.ts';
import { readPhoneNumber } from './phone-number.ts';

/** Sends a code to a mail address to be linked. Whether it belongs to another account is said only in that mailbox. */
export async function sendLinkCodeByEmail(to: string, caller: Caller<'shopper'>): Promise<null> {
  assertFullAccount(caller);
  await countMessage(caller, 'email', 'binding', to);
  await transaction((tx) => sendCode(tx, { purpose: 'binding', channel: 'email', to, locale: caller.locale }));
  return null;
}

/** The same for a phone. */
export async function sendLinkCodeByPhone(
  input: { phone: string; countryCode: string },
  caller: Caller<'shopper'>,
): Promise<null> {
  assertFullAccount(caller);
  const { phone: to } = readPhoneNumber(input.countryCode, input.phone);
  await countMessage(caller, 'sms', 'binding', to);
  await transaction((tx) => sendCode(tx, { purpose: 'binding', channel: 'sms', to, locale: caller.locale }));
  return null;
}
