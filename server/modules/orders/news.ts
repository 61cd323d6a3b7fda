import { z } from 'zod';
import { news } from '#server/database/news.ts';

/** Orders have been placed together and wait to be paid by this trade. */
export const orderPlaced = news('orders.orderPlaced', z.object({ tradeNumber: z.string() }));
