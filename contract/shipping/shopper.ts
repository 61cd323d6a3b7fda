import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Picture } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber, OrderStatus } from '#contract/orders/shopper.ts';

// Shipping as the buyer sees it: parcels, their tracking, and the receipt.

/** By courier company, by a person, by the shop's own staff, by pick-up, or by mail or download. */
export const shipmentKinds = ['courier', 'person', 'dispatch', 'pickup', 'virtual'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];

export const shipmentStates = ['sent', 'moving', 'delivered', 'problem', 'returned'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** The steps that carriers report about a parcel, in their usual order. */
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
  trackUrl: z.string().nullable().describe('The carrier’s tracking page'),
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
  summary: 'Returns the parcels of one of the caller’s orders, with their tracking events',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    orderNo: OrderNumber,
    status: OrderStatus,
    receiveBy: z.iso.datetime().nullable().describe('When it is marked received automatically'),
    parcels: Parcels,
  }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found'],
});

export const confirmReceipt = call({
  method: 'POST',
  path: '/api/front/order/take/{orderNo}',
  who: 'shopper',
  summary: 'Confirms that one of the caller’s orders was received. Repeating it changes nothing',
  input: z.object({ orderNo: OrderNumber }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'order_cannot_move', 'order_not_all_sent'],
});
