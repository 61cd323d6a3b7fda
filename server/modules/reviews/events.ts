import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A buyer has reviewed what they bought. */
export const reviewPosted = event('reviews.reviewPosted', z.object({ reviewId: z.int() }));

/** A shop has answered a review, or answered it again. */
export const reviewAnswered = event(
  'reviews.reviewAnswered',
  z.object({ reviewId: z.int(), answeredAt: z.iso.datetime() }),
);
