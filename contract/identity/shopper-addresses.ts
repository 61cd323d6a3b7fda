import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { postCodeText } from '#contract/core/post-codes.ts';
import { Id, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { CountryCode, CountryCodeOrEmpty, done, Email, PhoneNumber } from './shopper.ts';

// Delivery addresses.

export const addressesMax = 100;

/** ISO 3166: names are shown in the shopper's language by the screen. */
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
  summary: 'All of one’s addresses, the default one first',
  input: nothing,
  output: z.array(Address).max(addressesMax),
  refuses: ['not_signed_in'],
});

export const listAddresses = call({
  method: 'GET',
  path: '/api/front/address/list',
  who: 'shopper',
  summary: 'One’s addresses, page by page',
  input: Paging,
  output: pageOf(Address),
  refuses: ['not_signed_in'],
});

export const getAddress = call({
  method: 'GET',
  path: '/api/front/address/detail/{id}',
  who: 'shopper',
  summary: 'One of one’s addresses',
  input: z.object({ id: Id }),
  output: Address,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found'],
});

export const getDefaultAddress = call({
  method: 'GET',
  path: '/api/front/address/default',
  who: 'shopper',
  summary: 'The address that is used unless another is chosen',
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
      countryCode: CountryCodeOrEmpty.describe('That of the country when it is left out or empty'),
      postCode: z
        .union([AddressInput.shape.postCode, z.int().min(0)])
        .describe('Text. Of a number, the zeros that it has lost are put back'),
    })
    .transform((input) => ({ ...input, postCode: postCodeText(input.country, input.postCode) })),
  output: Address,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found', 'too_many_addresses', 'wrong_phone', 'wrong_post_code'],
});

export const setDefaultAddress = call({
  method: 'POST',
  path: '/api/front/address/default/set',
  who: 'shopper',
  summary: 'Makes an address the one that is used unless another is chosen',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found'],
});

export const deleteAddress = call({
  method: 'POST',
  path: '/api/front/address/del',
  who: 'shopper',
  summary: 'Deletes an address. When it was the default, the newest of the others becomes it',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'address_not_found'],
});
