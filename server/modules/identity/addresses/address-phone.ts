import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from '#server/http/refusal.ts';
import { isDialCode } from '#server/modules/identity/contacts/phone-number.ts';

/**
 * A phone number that a courier can dial: its length must be possible for its dial code. It need not be in use, since number
 * plans change faster than lists of them. It is stored as typed, except for a dial code in front.
 */
export function readAddressPhone(countryCode: string, typed: string): string {
  const dialCode = countryCode.replace('+', '');
  if (!isDialCode(dialCode)) throw new Refusal('wrong_phone');
  const number = parsePhoneNumberFromString(typed, { defaultCallingCode: dialCode, extract: false });
  if (!number?.isPossible() || number.countryCallingCode !== dialCode) throw new Refusal('wrong_phone');
  return typed.startsWith('+') ? number.nationalNumber : typed.replaceAll(/\s+/g, ' ');
}

/** Refuses two letters that are no country. */
export function assertCountry(country: string): asserts country is CountryCode {
  if (!isSupportedCountry(country)) throw new Refusal('bad_input', { field: 'country' });
}
