import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, Picture, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// Where buyers send products back to: a shop has several addresses, one of them its default.

export const returnAddressesMax = 20;
export const returnNameMax = 64;
export const returnPhoneMax = 32;
export const returnPlaceMax = 300;

const Address = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(returnNameMax)
    .meta({ examples: ['Returns desk'] }),
  phone: z.string().trim().max(returnPhoneMax).default(''),
  address: z
    .string()
    .trim()
    .min(1)
    .max(returnPlaceMax)
    .meta({ examples: ['12 Harbour Street\n90001 Los Angeles\nUnited States'] }),
});

export const ReturnAddress = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  isDefault: z.boolean(),
  version: z.int().min(1),
  ...lastSaved,
});
export type ReturnAddress = z.infer<typeof ReturnAddress>;

export const listReturnAddresses = call({
  method: 'GET',
  path: '/api/merchant/return_address/list',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Lists the return addresses of the caller’s shop, the default one first',
  input: nothing,
  output: z.array(ReturnAddress).max(returnAddressesMax),
  refuses: [],
});

export const addReturnAddress = call({
  method: 'POST',
  path: '/api/merchant/return_address/add',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Adds a return address. The first one of a shop becomes its default',
  input: Address,
  output: z.object({ id: Id }),
  refuses: ['too_many_return_addresses', 'changed_meanwhile'],
});

export const editReturnAddress = call({
  method: 'POST',
  path: '/api/merchant/return_address/edit',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Changes a return address, unless someone else has changed it since `version`. Returns that were accepted before stay as they are',
  input: z.object({ id: Id, version: z.int().min(1).max(versionMax), ...Address.shape }),
  output: done,
  refuses: ['return_address_not_found', 'changed_meanwhile'],
});

export const setDefaultReturnAddress = call({
  method: 'POST',
  path: '/api/merchant/return_address/default',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Makes a return address the one for which no other is chosen',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['return_address_not_found'],
});

export const deleteReturnAddress = call({
  method: 'POST',
  path: '/api/merchant/return_address/delete',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Deletes a return address. The default one goes last',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['return_address_not_found', 'return_address_is_default'],
});

export const restoreReturnAddress = call({
  method: 'POST',
  path: '/api/merchant/return_address/restore',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Brings back a return address that was deleted within a day; the only one of a shop becomes its default. One that is there stays',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['return_address_not_found', 'too_many_return_addresses', 'changed_meanwhile'],
});

export const uploadRefundPicture = call({
  method: 'POST',
  path: '/api/merchant/refund/picture',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, to show a buyer and the platform',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: Picture,
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});
