import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { outcomeOf } from '#contract/core/outcomes.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';

// What the people of a shop write to each other about an order. Its buyer never sees it.

export const orderNoteMax = 1_000;
export const noteVersionMax = 1_000_000_000;

export const orderFlags = ['urgent', 'check', 'hold', 'gift', 'vip'] as const;
export const OrderFlag = z.enum(orderFlags);
export type OrderFlag = z.infer<typeof OrderFlag>;

export const OrderNote = z.object({
  note: z.string(),
  flag: OrderFlag.nullable(),
  version: z.int().min(0).describe('0 before anything was written'),
  by: z.string().describe('Who wrote it last; empty if their account no longer exists'),
  at: z.iso.datetime().nullable(),
});
export type OrderNote = z.infer<typeof OrderNote>;

export const saveOrderNote = call({
  method: 'POST',
  path: '/api/merchant/order/note/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Saves note and flag of an order for the shop’s own people, unless someone else has changed them since `version`',
  input: z.object({
    orderNo: OrderNumber,
    version: z.int().min(0).max(noteVersionMax),
    note: z
      .string()
      .trim()
      .max(orderNoteMax)
      .meta({ examples: ['Call before delivery'] }),
    flag: OrderFlag.nullable(),
  }),
  output: OrderNote,
  refuses: ['bad_input', 'order_not_found', 'changed_meanwhile'],
});

export const ordersFlaggedMax = 300;
export const flagProblems = ['order_not_found'] as const;

export const flagOrders = call({
  method: 'POST',
  path: '/api/merchant/order/flag',
  who: 'merchant',
  scope: 'orders',
  summary: 'Gives several orders a flag for the shop’s own people, or takes their flags away. Notes stay as they are',
  input: z.object({
    orderNos: z
      .array(OrderNumber)
      .min(1)
      .max(ordersFlaggedMax)
      .transform((numbers) => [...new Set(numbers)]),
    flag: OrderFlag.nullable(),
  }),
  output: z
    .array(
      z.object({
        orderNo: OrderNumber,
        before: OrderFlag.nullable().describe('The flag that it had'),
        isChanged: z.boolean().describe('False when it had this flag before'),
        ...outcomeOf(flagProblems),
      }),
    )
    .max(ordersFlaggedMax),
  refuses: [],
});
