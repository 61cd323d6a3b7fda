import { z } from 'zod';
import { news } from '#server/database/events.ts';

/** A buyer has reviewed what they bought. */
export const reviewPosted = news('reviews.reviewPosted', z.object({ reviewId: z.int() }));
