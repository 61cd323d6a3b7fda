import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Picture } from '#contract/core/values.ts';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';

// What is printed and put into, or onto, a parcel. Without prices: parcels are gifts too.

export const printedMax = 100;
const numberLetters = 26;

export const PackingSlip = z.object({
  orderNo: OrderNumber,
  createdAt: z.iso.datetime(),
  shopName: z.string(),
  shopPhone: z.string(),
  shopAddress: z.string(),
  address: AddressInput.omit({ isDefault: true }).nullable(),
  note: z.string().describe('The buyer’s'),
  lines: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        variant: z.string(),
        code: z.string().describe('The shop’s own code of the variant; may be empty'),
        image: Picture,
        units: z.int().min(1).describe('To send; once all was sent, what was sent'),
      }),
    )
    .max(100),
});
export type PackingSlip = z.infer<typeof PackingSlip>;

export const listPackingSlips = call({
  method: 'GET',
  path: '/api/merchant/order/slips',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Returns what the packing slips and labels of up to 100 orders of the caller’s shop contain, in the order asked for',
  input: z.object({
    orders: z
      .string()
      .max(printedMax * numberLetters)
      .transform((text) => [...new Set(text.split(',').filter((part) => OrderNumber.safeParse(part).success))])
      .pipe(z.array(OrderNumber).max(printedMax))
      .meta({ description: 'Order numbers, separated by commas', examples: ['SH202611150000000042'] }),
  }),
  output: z.array(PackingSlip).max(printedMax),
  refuses: ['bad_input'],
});
