import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { countMessage } from './code-limits.ts';
import { sendCode } from './codes.ts';

/** Sends a code by SMS for signing in and for registering: only its holder learns which of the two it is. */
export async function sendPhoneCode(input: { phone: string; countryCode: string }, caller: Caller): Promise<null> {
  const { phone } = readPhoneNumber(input.countryCode, input.phone);
  await countMessage(caller, 'sms', 'phone', phone);
  await transaction((tx) => sendCode(tx, { purpose: 'phone', channel: 'sms', to: phone, locale: caller.locale }));
  return null;
}
