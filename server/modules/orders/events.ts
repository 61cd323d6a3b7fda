import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A paid order is not completely sent, and its shipping deadline is near: the shop has to be reminded. */
export const shipDeadlineNear = event(
  'orders.shipDeadlineNear',
  z.object({ orderNumber: z.string(), deadline: z.iso.datetime() }),
);

/** The shipping deadline of a paid order is over: its buyer may cancel what was not sent, and has to be notified. */
export const shipDeadlineOver = event('orders.shipDeadlineOver', z.object({ orderNumber: z.string() }));
