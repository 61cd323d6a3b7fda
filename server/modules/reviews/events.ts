import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A buyer has reviewed what they bought. */
export const reviewPosted = event('reviews.reviewPosted', z.object({ reviewId: z.int() }));
