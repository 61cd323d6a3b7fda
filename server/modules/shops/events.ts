import { z } from 'zod';
import { event, eventOfIds } from '#server/database/events.ts';

export const shopsChanged = eventOfIds('shops.shopsChanged');

/** Someone took over a shop that was offered to them. */
export const shopHandedOver = event(
  'shops.shopHandedOver',
  z.object({ shopId: z.int(), fromId: z.int(), toId: z.int(), offeredAt: z.iso.datetime() }),
);
