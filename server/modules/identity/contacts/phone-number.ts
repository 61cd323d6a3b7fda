import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Refusal } from '#server/http/refusal.ts';

export type PhoneNumber = { phone: string; countryCode: string };

const dialCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

export const isDialCode = (digits: string) => dialCodes.has(digits);

const digitsMin = 5;
const digitsMax = 15; // E.164, with the country code

/**
 * Normalises a phone number, however it was typed: with blanks, with the trunk zero, with or without the dial code. So each
 * number is one account, one limit, one recipient.
 */
export function readPhoneNumber(countryCode: string, typed: string): PhoneNumber {
  const dialCode = countryCode.replace('+', '');
  if (!isDialCode(dialCode)) throw new Refusal('bad_input', { field: 'countryCode' });
  const found = parsed(dialCode, typed) ?? asTyped(dialCode, typed);
  if (!found || !hasRightLength(found.phone)) throw new Refusal('bad_input', { field: 'phone' });
  return found;
}

/** The same for an optional number: null when it cannot be read. */
export function findPhoneNumber(countryCode: string, typed: string): PhoneNumber | null {
  try {
    return readPhoneNumber(countryCode, typed);
  } catch (refusal) {
    if (refusal instanceof Refusal) return null;
    throw refusal;
  }
}

function parsed(dialCode: string, typed: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(typed, { defaultCallingCode: dialCode, extract: false });
  return number ? { phone: number.number, countryCode: `+${number.countryCallingCode}` } : null;
}

// Number plans change faster than lists of them: a number that the library cannot parse is taken as typed.
function asTyped(dialCode: string, typed: string): PhoneNumber | null {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.trim().startsWith('+') || digits.length < digitsMin) return null;
  return { phone: `+${dialCode}${digits}`, countryCode: `+${dialCode}` };
}

function hasRightLength(phone: string): boolean {
  const digits = phone.length - 1;
  return digits >= digitsMin && digits <= digitsMax;
}
