import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';

// Many orders shipped at once, from a list of order numbers, carriers and tracking numbers.

export const bulkLinesMax = 500;
/** A list is sent in parts of at most this many lines, so that whoever waits sees how far it is. */
export const bulkPartMax = 25;
export const toShipMax = 1_000;

const cell = (max: number, examples: string[]) => z.string().trim().max(max).meta({ examples });

/** A line as people write it: nothing in it has to be right. */
export const BulkLine = z.object({
  orderNo: cell(40, ['SH202611150000000042']),
  carrier: cell(64, ['DHL Express']).describe('Code or name of a carrier'),
  trackingNumber: cell(64, ['JD0146000031']),
});
export type BulkLine = z.infer<typeof BulkLine>;

/** Why a line cannot be shipped. */
export const bulkProblems = [
  'order_not_found',
  'order_twice',
  'order_not_paid',
  'order_ended',
  'already_shipped',
  'refund_open',
  'address_change_open',
  'no_parcel_needed',
  'carrier_missing',
  'carrier_unknown',
  'tracking_missing',
  'tracking_wrong',
  'tracking_twice',
  'tracking_taken',
  'nothing_to_ship',
  'order_cannot_move',
  'sent_otherwise',
  'still_working',
] as const satisfies readonly RefusalReason[];
export const BulkProblem = z.enum(bulkProblems);
export type BulkProblem = z.infer<typeof BulkProblem>;

const problemText = z.string().describe('The problem in the caller’s language; empty when there is none');

export const CheckedLine = z.object({
  orderNo: z.string(),
  consignee: z.string().describe('Empty when the order is unknown'),
  units: z.int().min(0).describe('Units that the parcel would contain'),
  carrierName: z.string(),
  trackingNumber: z.string(),
  problem: BulkProblem.nullable(),
  problemText,
});
export type CheckedLine = z.infer<typeof CheckedLine>;

export const checkShipments = call({
  method: 'POST',
  path: '/api/merchant/order/bulk/check',
  who: 'merchant',
  scope: 'orders',
  summary: 'Says for every line of a list what shipping it would do, or what is wrong with it. Changes nothing',
  input: z.object({ lines: z.array(BulkLine).min(1).max(bulkLinesMax) }),
  output: z.array(CheckedLine).max(bulkLinesMax),
  refuses: [],
});

export const shipOrders = call({
  method: 'POST',
  path: '/api/merchant/order/bulk/ship',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Ships what is left of each order in one parcel. A line that cannot be shipped does not hold up the others. Under one list key an order is shipped once, however often it is sent',
  input: z.object({
    listKey: z.uuid().meta({ examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'] }),
    lines: z.array(BulkLine).min(1).max(bulkPartMax),
  }),
  output: z
    .array(
      z.object({
        orderNo: z.string(),
        shipmentId: Id.nullable().describe('Null when it was not shipped'),
        problem: BulkProblem.nullable(),
        problemText,
      }),
    )
    .max(bulkPartMax),
  refuses: [],
});

export const ToShip = z.object({
  orderNo: OrderNumber,
  paidAt: z.iso.datetime().nullable(),
  shipBy: z.iso.datetime().nullable(),
  consignee: z.string(),
  phone: z.string(),
  address: z.string(),
  postCode: z.string(),
  country: z.string(),
  units: z.int().min(1),
  products: z.string().describe('What is left to send: "2 × Mug Blue; 1 × Pot"'),
  note: z.string(),
});
export type ToShip = z.infer<typeof ToShip>;

export const listOrdersToShip = call({
  method: 'GET',
  path: '/api/merchant/order/to_ship',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Lists the paid orders of the caller’s shop that wait for a parcel, the longest waiting first; at most 1,000',
  input: nothing,
  output: z.array(ToShip).max(toShipMax),
  refuses: [],
});
