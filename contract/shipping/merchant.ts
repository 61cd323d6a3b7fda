import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { filterOf, Id, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { AddressChange } from '#contract/orders/address-change.ts';
import { Order, OrderLine, OrderNumber, OrderStatus } from '#contract/orders/shopper.ts';
import { OrderFlag, OrderNote } from './merchant-notes.ts';
import { CarrierCode, Parcels, TrackingNumber } from './shopper.ts';

export const Carrier = z.object({
  code: CarrierCode,
  name: z.string(),
  hasTrack: z.boolean().describe('Whether it sends tracking events to the mall'),
});

export type Carrier = z.infer<typeof Carrier>;

// --- The shop's side

const ShopOrderLine = z.object({
  ...OrderLine.shape,
  toSend: z.int().min(0).describe('Units that the shop still has to send'),
});

export const ShopOrder = z.object({
  ...Order.omit({ actions: true, lines: true, secondsLeft: true, shopId: true, shopName: true }).shape,
  lines: z.array(ShopOrderLine).min(1).max(100),
  address: AddressInput.omit({ isDefault: true }).nullable(),
  buyer: z.string().describe('Nickname'),
  canShip: z.boolean(),
  flag: OrderFlag.nullable().describe('Seen by the shop alone'),
  asksForAddress: z.boolean().describe('The buyer waits for an answer about another address'),
  hasNote: z.boolean().describe('Whether the shop’s people have written about it'),
  internalNote: z.string().describe('What they have written; seen by the shop alone'),
});

export type ShopOrder = z.infer<typeof ShopOrder>;

/** More orders than these are not counted: nobody pages that far, and a shop may have a million. */
export const shopOrdersCountMax = 20_000;
export const shopTabsCountMax = 1_000;
export const shopOrdersFoundMax = 1_000; // by words: whoever gets as many types more

export const shopOrderSorts = ['newest', 'oldest'] as const;
export type ShopOrderSort = (typeof shopOrderSorts)[number];

/** What an order can wait for: to be sent after its deadline, the end of a refund, an answer about another address. */
export const shopOrderWaits = ['overdue', 'refund', 'address_change'] as const;
export type ShopOrderWait = (typeof shopOrderWaits)[number];

export const listShopOrders = call({
  method: 'GET',
  path: '/api/merchant/order/list',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Lists the orders of the caller’s shop by status, flag, when they were placed and what they wait for, newest or oldest first; searches order and payment number, products, consignee, phone and buyer. `total` counts no further than 20,000',
  input: z.object({
    status: OrderStatus.optional(),
    flag: filterOf(OrderFlag),
    waits: filterOf(z.enum(shopOrderWaits)),
    ...DayRange.shape,
    words: z.string().trim().max(64).default(''),
    sort: z.enum(shopOrderSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(ShopOrder),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

const TabCount = z.int().min(0).max(shopTabsCountMax);

export const countShopOrders = call({
  method: 'GET',
  path: '/api/merchant/order/counts',
  who: 'merchant',
  scope: 'orders',
  summary: 'Counts the orders of the caller’s shop, all of them and by status; each no further than 1,000',
  input: nothing,
  output: z.object({
    all: TabCount,
    awaiting_payment: TabCount,
    paid: TabCount,
    shipped: TabCount,
    received: TabCount,
    completed: TabCount,
    cancelled: TabCount,
    refunded: TabCount,
  } satisfies Record<OrderStatus | 'all', z.ZodType>),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const getShopOrder = call({
  method: 'GET',
  path: '/api/merchant/order/detail/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary: 'Returns one order of the caller’s shop, with its status history and parcels',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    ...ShopOrder.shape,
    history: z.array(z.object({ status: OrderStatus, at: z.iso.datetime() })).max(50),
    parcels: Parcels,
    internal: OrderNote,
    addressChange: AddressChange.nullable().describe('The buyer’s last request for another address'),
  }),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'order_not_found'],
});

export const listCarriers = call({
  method: 'GET',
  path: '/api/merchant/carriers',
  who: 'merchant',
  scope: 'orders',
  summary: 'Lists the courier companies',
  input: nothing,
  output: z.array(Carrier).max(100),
  refuses: ['not_signed_in', 'not_allowed'],
});

const PersonName = z.string().trim().min(1).max(64);

const PersonPhone = z
  .string()
  .trim()
  .regex(/^\+?[\d ()-]{5,24}$/)
  .meta({ examples: ['+1 212 555 0100'] });

export const ParcelInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('courier'), carrier: CarrierCode, trackingNumber: TrackingNumber }),
  z.object({ kind: z.literal('person'), name: PersonName, phone: PersonPhone }),
  z.object({ kind: z.literal('dispatch') }),
  z.object({ kind: z.literal('pickup') }),
  z.object({ kind: z.literal('virtual') }),
]);

export type ParcelInput = z.output<typeof ParcelInput>;

export const shipOrder = call({
  method: 'POST',
  path: '/api/merchant/order/ship/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Ships an order of the caller’s shop, or a part of it. When nothing is left to send, its status becomes shipped',
  input: z.object({
    orderNo: OrderNumber,
    parcel: ParcelInput,
    lines: z
      .array(z.object({ lineId: Id, quantity: z.int().min(1).max(9_999) }))
      .max(100)
      .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length)
      .default([])
      .describe('Contents of the parcel; empty means everything that is left to send'),
  }),
  output: z.object({ shipmentId: Id, status: OrderStatus }),
  refuses: [
    'bad_input',
    'not_signed_in',
    'not_allowed',
    'order_not_found',
    'order_cannot_move',
    'nothing_to_ship',
    'carrier_unknown',
    'tracking_taken',
  ],
});
