import { z } from 'zod';
import { movers, RefundStatus, waitedFor } from '#contract/refunds/shopper.ts';
import { event } from '#server/database/events.ts';

const waiting = {
  waitsFor: z.enum(waitedFor).nullable().default(null),
  deadline: z.iso.datetime().nullable().default(null), // by the mall's clock
};

/** A refund has come into another status, the first included: by whom, and who has to do something until when. */
export const refundMoved = event(
  'refunds.refundMoved',
  z.object({ number: z.string(), status: RefundStatus, by: z.enum(movers).nullable().default(null), ...waiting }),
);

/** The buyer does not agree with a refusal: the platform has to decide until the deadline. */
export const platformAsked = event(
  'refunds.platformAsked',
  z.object({ number: z.string(), deadline: z.iso.datetime() }),
);

/** The platform, or for want of its word the clock, has decided between buyer and shop. */
export const platformDecided = event(
  'refunds.platformDecided',
  z.object({ number: z.string(), isAccepted: z.boolean(), reason: z.string(), by: z.enum(['platform', 'clock']) }),
);

/** What happens to a refund when the one it waits for stays silent. */
export const silentOutcomes = ['accepted', 'expired', 'paid', 'disputed', 'refused'] as const;

/** A deadline is near and the one who is waited for has not acted. Published before anything is decided by silence. */
export const refundDeadlineNear = event(
  'refunds.deadlineNear',
  z.object({
    number: z.string(),
    status: RefundStatus,
    waitsFor: z.enum(waitedFor),
    deadline: z.iso.datetime(),
    ifSilent: z.enum(silentOutcomes),
  }),
);
