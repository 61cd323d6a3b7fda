import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from '#server/http/refusal.ts';
import { isDialCode } from '#server/modules/identity/contacts/phone-number.ts';

/**
 * A number that a courier can dial: it must have a length that numbers of its dial code have. Whether it is in use is not
 * asked, since number plans change faster than lists of them. It is stored as it was typed, but for a code of its own in front.
 */
export function readAddressPhone(countryCode: string, typed: string): string {
  const dialCode = countryCode.replace('+', '');
  if (!isDialCode(dialCode)) throw new Refusal('wrong_phone');
  const number = parsePhoneNumberFromString(typed, { defaultCallingCode: dialCode, extract: false });
  if (!number?.isPossible() || number.countryCallingCode !== dialCode) throw new Refusal('wrong_phone');
  return typed.startsWith('+') ? number.nationalNumber : typed.replaceAll(/\s+/g, ' ');
}

/** Two letters are not yet a country. */
export function assertCountry(country: string): asserts country is CountryCode {
  if (!isSupportedCountry(country)) throw new Refusal('bad_input', { field: 'country' });
}
