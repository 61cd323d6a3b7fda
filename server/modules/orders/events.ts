import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A paid order is not wholly sent, and the time to send it is nearly over: its shop is to be told. */
export const shipDeadlineNear = event(
  'orders.shipDeadlineNear',
  z.object({ orderNumber: z.string(), deadline: z.iso.datetime() }),
);

/** The time to send a paid order is over: its buyer may cancel what was not sent, and is to be told so. */
export const shipDeadlineOver = event('orders.shipDeadlineOver', z.object({ orderNumber: z.string() }));
