import { z } from 'zod';
import { news } from '#server/database/news.ts';

/** A parcel, or whatever else an order is brought by, has left its shop. */
export const parcelSent = news('shipping.parcelSent', z.object({ shipmentId: z.int() }));
