import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';

// A buyer asks for another delivery address before anything was shipped; the shop agrees or refuses. It stays in the country of
// the order, because freight depends on the country.

/** Lapsed: the shop has shipped without an answer. */
export const addressChangeStatuses = ['open', 'agreed', 'refused', 'withdrawn', 'lapsed'] as const;
export const AddressChangeStatus = z.enum(addressChangeStatuses);
export type AddressChangeStatus = z.infer<typeof AddressChangeStatus>;

const OrderNo = z
  .string()
  .regex(/^SH\d{16,24}$/)
  .meta({ examples: ['SH202611150000000042'] });

export const AddressChange = z.object({
  id: Id,
  status: AddressChangeStatus,
  address: AddressInput.omit({ isDefault: true }),
  reason: z.string().describe('Why the shop has refused'),
  at: z.iso.datetime(),
});
export type AddressChange = z.infer<typeof AddressChange>;

export const requestAddressChange = call({
  method: 'POST',
  path: '/api/front/order/address/{orderNo}',
  who: 'shopper',
  summary: 'Asks the shop to deliver one of the caller’s orders to another of their addresses, in the same country',
  input: z.object({ orderNo: OrderNo, addressId: Id }),
  output: AddressChange,
  refuses: [
    'bad_input',
    'order_not_found',
    'address_not_found',
    'address_other_country',
    'address_change_open',
    'address_change_late',
  ],
});

export const withdrawAddressChange = call({
  method: 'POST',
  path: '/api/front/order/address/withdraw/{orderNo}',
  who: 'shopper',
  summary: 'Withdraws the caller’s request for another address that the shop has not answered',
  input: z.object({ orderNo: OrderNo, id: Id.describe('The request that is withdrawn') }),
  output: done,
  refuses: ['bad_input', 'order_not_found', 'address_change_over'],
});

const Decision = z.object({ orderNo: OrderNo, id: Id.describe('The request that is answered') });
const decisionRefusals = ['bad_input', 'order_not_found', 'address_change_over', 'address_change_late'] as const;

export const agreeAddressChange = call({
  method: 'POST',
  path: '/api/merchant/order/address/agree/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary: 'Delivers an order to the address that its buyer has asked for',
  input: Decision,
  output: done,
  refuses: decisionRefusals,
});

export const refuseAddressChange = call({
  method: 'POST',
  path: '/api/merchant/order/address/refuse/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary: 'Refuses to deliver an order to another address, with a reason that its buyer reads',
  input: z.object({
    ...Decision.shape,
    reason: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ examples: ['It is already packed'] }),
  }),
  output: done,
  refuses: decisionRefusals,
});
