import { z } from 'zod';
import { event, eventOfIds } from '#server/database/events.ts';

export const shopsChanged = eventOfIds('shops.shopsChanged');

/** A holiday was ended early, or cancelled before it began. */
export const holidayShortened = event(
  'shops.holidayShortened',
  z.object({
    shopId: z.int(),
    holidayId: z.int(),
    from: z.iso.datetime(),
    until: z.iso.datetime().describe('As it was planned'),
    shownFrom: z.iso.datetime(),
    endedAt: z.iso.datetime(),
  }),
);

/** The platform has closed a shop, or lifted that. */
export const shopBlockChanged = event(
  'shops.shopBlockChanged',
  z.object({
    closingId: z.int(),
    shopId: z.int(),
    ownerId: z.int().nullable(),
    name: z.string(),
    reason: z.string(),
    isBlocked: z.boolean(),
    isOpen: z.boolean(),
  }),
);

/** Someone took over a shop that was offered to them. */
export const shopHandedOver = event(
  'shops.shopHandedOver',
  z.object({ shopId: z.int(), fromId: z.int(), toId: z.int(), offeredAt: z.iso.datetime() }),
);
