import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Picture } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber, OrderStatus } from '#contract/orders/shopper.ts';

// How products reach their buyer: what a shop sends, what carriers tell about it, and that it has come.

/** By a courier company, brought by a person, by the shop's own people, fetched, or by mail or download. */
export const shipmentKinds = ['courier', 'person', 'dispatch', 'pickup', 'virtual'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

export const shipmentStates = ['sent', 'moving', 'delivered', 'problem', 'returned'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** What carriers tell about a parcel, in the order in which it usually comes. */
export const trackSteps = ['picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'problem', 'returned'] as const;
export const TrackStep = z.enum(trackSteps);
export type TrackStep = z.infer<typeof TrackStep>;

export const CarrierCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,31}$/)
  .meta({ examples: ['dhl'] });
export const TrackingNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9 -]{2,39}$/)
  .meta({ examples: ['JD0146000031'] });
export const Parcel = z.object({
  id: Id,
  kind: z.enum(shipmentKinds),
  company: z.string(),
  trackingNumber: z.string(),
  trackUrl: z.string().nullable().describe('The carrier’s own page about it'),
  personName: z.string(),
  personPhone: z.string(),
  state: z.enum(shipmentStates),
  sentAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  lines: z
    .array(z.object({ lineId: Id, name: z.string(), variant: z.string(), image: Picture, quantity: z.int().min(1) }))
    .max(100),
  events: z
    .array(z.object({ step: TrackStep, text: z.string(), place: z.string(), at: z.iso.datetime() }))
    .max(100)
    .describe('Newest first'),
});
export type Parcel = z.infer<typeof Parcel>;

export const Parcels = z.array(Parcel).max(100);

export const getLogistics = call({
  method: 'GET',
  path: '/api/front/order/express/{orderNo}',
  who: 'shopper',
  summary: 'How an order of one’s own comes: its parcels, and what the carriers have told about them',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    orderNo: OrderNumber,
    status: OrderStatus,
    receiveBy: z.iso.datetime().nullable().describe('When it counts as received by itself'),
    parcels: Parcels,
  }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found'],
});

export const confirmReceipt = call({
  method: 'POST',
  path: '/api/front/order/take/{orderNo}',
  who: 'shopper',
  summary: 'Says that an order of one’s own has come. Said again, it changes nothing',
  input: z.object({ orderNo: OrderNumber }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'order_cannot_move', 'order_not_all_sent'],
});

// --- The shop's side
