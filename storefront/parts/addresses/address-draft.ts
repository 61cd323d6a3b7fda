import type { FailureReason } from '#contract/core/call.ts';
import { isEmail } from '#contract/core/email.ts';
import { isPostCodeOf } from '#contract/core/post-codes.ts';
import type { Address, AddressInput } from '#contract/identity/shopper-addresses.ts';
import type { ChosenCountry } from '#storefront/forms/sign-in-context.ts';

/** An address while it is being written. */
export type AddressDraft = Omit<AddressInput, 'countryCode'> & { dial: ChosenCountry };

/** The longest that the contract takes. */
export const addressLimits = { realName: 64, phone: 32, detail: 500, postCode: 16 };

export type AddressField = 'realName' | 'email' | 'country' | 'phone' | 'postCode' | 'detail';
export type AddressProblem =
  | 'nameEmpty'
  | 'emailWrong'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'phoneNotThere'
  | 'postCodeEmpty'
  | 'postCodeWrong'
  | 'detailEmpty';
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

/** What an address to be changed begins with, or a new one in this country. */
export function draftOf(address: Address | null, here: ChosenCountry): AddressDraft {
  if (!address)
    return {
      realName: '',
      email: '',
      country: here.code,
      dial: here,
      phone: '',
      postCode: '',
      detail: '',
      isDefault: false,
    };
  const { id: _, countryCode, ...rest } = address;
  return { ...rest, dial: { code: rest.country, dialCode: countryCode.replace('+', '') } };
}

/**
 * The country whose dial code is meant. A new address begins with a country alone, an old one with a code that several
 * countries may share or that is another country's; the list that knows may come later than the form.
 */
export function settledDial({ code, dialCode }: ChosenCountry, countries: readonly ChosenCountry[]): ChosenCountry {
  const named = countries.find((country) => country.code === code);
  if (dialCode === '') return named ?? { code, dialCode };
  const owner = named?.dialCode === dialCode ? named : countries.find((country) => country.dialCode === dialCode);
  return { code: owner?.code ?? code, dialCode };
}

/** How a draft is sent. */
export function inputOf({ dial, ...draft }: AddressDraft): AddressInput {
  return {
    ...draft,
    realName: draft.realName.trim(),
    email: draft.email.trim(),
    countryCode: `+${dial.dialCode}`, // spec §5: sent with a leading plus
    phone: draft.phone.trim(),
    postCode: draft.postCode.trim(),
    detail: draft.detail.trim(),
  };
}

const phonePattern = /^\+?[\d\s().-]{4,}$/; // the contract's: whether the number fits its country, the mall says

/** All that is wrong, so that each field can say its own. */
export function problemsOf(draft: AddressDraft): AddressProblems {
  const { realName, email, phone, country, postCode, detail } = inputOf(draft);
  return {
    ...(realName === '' && { realName: 'nameEmpty' }),
    ...(phone === '' ? { phone: 'phoneEmpty' } : !phonePattern.test(phone) && { phone: 'phoneWrong' }),
    ...(email !== '' && !isEmail(email) && { email: 'emailWrong' }),
    ...(postCode === ''
      ? { postCode: 'postCodeEmpty' }
      : !isPostCodeOf(country, postCode) && { postCode: 'postCodeWrong' }),
    ...(detail === '' && { detail: 'detailEmpty' }),
  };
}

/** What the mall refuses at a field; the rest is a toast alone. */
export function refusedField(reason: FailureReason | undefined): AddressProblems {
  if (reason === 'wrong_phone') return { phone: 'phoneNotThere' };
  if (reason === 'wrong_post_code') return { postCode: 'postCodeWrong' };
  return {};
}

/** The fields from top to bottom, so that the first wrong one is gone to. */
const order: readonly AddressField[] = ['realName', 'phone', 'country', 'postCode', 'detail', 'email'];

export function inOrder(problems: AddressProblems): { field: AddressField; problem: AddressProblem }[] {
  return order.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
}
