import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** Someone has put products into their cart. */
export const addedToCart = event('cart.added', z.object({ cartId: z.int(), productIds: z.array(z.int()).max(1_000) }));
