import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** Someone has placed orders, one per shop, that are paid by one payment. */
export const ordersPlaced = event('orders.placed', z.object({ paymentNumber: z.string() }));

/** A paid order is not completely sent, and its shipping deadline is near: the shop has to be reminded. */
export const shipDeadlineNear = event(
  'orders.shipDeadlineNear',
  z.object({ orderNumber: z.string(), deadline: z.iso.datetime() }),
);

/** The shipping deadline of a paid order is over: its buyer may cancel what was not sent, and has to be notified. */
export const shipDeadlineOver = event('orders.shipDeadlineOver', z.object({ orderNumber: z.string() }));

/** A buyer asks the shop for another delivery address. */
export const addressChangeRequested = event(
  'orders.addressChangeRequested',
  z.object({ orderNumber: z.string(), changeId: z.int() }),
);

/** The shop has agreed to another delivery address, or refused it. */
export const addressChangeDecided = event(
  'orders.addressChangeDecided',
  z.object({ orderNumber: z.string(), changeId: z.int(), isAgreed: z.boolean(), reason: z.string() }),
);

/** A shop offers a lower price for an unpaid order. */
export const priceOffered = event('orders.priceOffered', z.object({ orderNumber: z.string(), offerId: z.int() }));

/** The buyer has confirmed a lower price, or declined it. */
export const priceAnswered = event(
  'orders.priceAnswered',
  z.object({ orderNumber: z.string(), offerId: z.int(), isConfirmed: z.boolean() }),
);
