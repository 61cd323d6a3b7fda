import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { postCodeText } from '#contract/core/post-codes.ts';
import { Id, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { CountryCode, CountryCodeOrEmpty, done, Email, PhoneNumber } from './shopper.ts';

// Delivery addresses.

export const addressesMax = 100;

/** ISO 3166 code. Screens show the name in the shopper's language. */
export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['CN'] });

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);

export const AddressInput = z.object({
  realName: line(64),
  email: z.union([z.literal(''), Email]).default(''),
  countryCode: CountryCode,
  phone: PhoneNumber,
  country: Country,
  detail: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^(?:[^\p{Cc}]|\n)*$/u),
  postCode: line(16).meta({ description: 'Text: some begin with a zero, some have letters', examples: ['200040'] }),
  isDefault: z.boolean().default(false),
});
export type AddressInput = z.infer<typeof AddressInput>;

export const Address = z.object({ id: Id, ...AddressInput.shape, isDefault: z.boolean(), email: z.string() });
export type Address = z.infer<typeof Address>;

export const listAllAddresses = call({
  method: 'GET',
  path: '/api/pc/address/all/list',
  who: 'shopper',
  summary: 'Lists all addresses of the caller, the default one first',
  input: nothing,
  output: z.array(Address).max(addressesMax),
  refuses: ['not_signed_in'],
});

export const listAddresses = call({
  method: 'GET',
  path: '/api/front/address/list',
  who: 'shopper',
  summary: 'Lists the caller’s addresses',
  input: Paging,
  output: pageOf(Address),
  refuses: ['not_signed_in'],
});

export const getAddress = call({
  method: 'GET',
  path: '/api/front/address/detail/{id}',
  who: 'shopper',
  summary: 'Returns one of the caller’s addresses',
  input: z.object({ id: Id }),
  output: Address,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found'],
});

export const getDefaultAddress = call({
  method: 'GET',
  path: '/api/front/address/default',
  who: 'shopper',
  summary: 'Returns the caller’s default address',
  input: nothing,
  output: Address,
  refuses: ['not_signed_in', 'no_default_address'],
});

export const editAddress = call({
  method: 'POST',
  path: '/api/front/address/edit',
  who: 'shopper',
  summary: 'Changes an address, or adds one when no id is given. The first becomes the default',
  input: z
    .object({
      id: z.union([Id, z.literal('').transform(() => null)]).nullish(),
      ...AddressInput.shape,
      countryCode: CountryCodeOrEmpty.describe('Dial code; that of the country when omitted or empty'),
      postCode: z
        .union([AddressInput.shape.postCode, z.int().min(0)])
        .describe('Text. A number gets its leading zeros back'),
    })
    .transform((input) => ({ ...input, postCode: postCodeText(input.country, input.postCode) })),
  output: Address,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found', 'too_many_addresses', 'wrong_phone', 'wrong_post_code'],
});

export const setDefaultAddress = call({
  method: 'POST',
  path: '/api/front/address/default/set',
  who: 'shopper',
  summary: 'Makes an address the default one',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found'],
});

export const deleteAddress = call({
  method: 'POST',
  path: '/api/front/address/del',
  who: 'shopper',
  summary: 'Deletes an address. If it was the default, the newest of the others becomes the default',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found'],
});
