import { z } from 'zod';
import { movers, RefundStatus, waitedFor } from '#contract/refunds/shopper.ts';
import { event } from '#server/database/events.ts';

const waiting = {
  waitsFor: z.enum(waitedFor).nullable().default(null),
  deadline: z.iso.datetime().nullable().default(null), // by the mall's clock
};

/** The status of a refund has changed, the first one included: by whom, and who has to act until when. */
export const refundMoved = event(
  'refunds.refundMoved',
  z.object({ number: z.string(), status: RefundStatus, by: z.enum(movers).nullable().default(null), ...waiting }),
);

/** The buyer appeals against a refusal: the platform has to decide until the deadline. */
export const platformAsked = event(
  'refunds.platformAsked',
  z.object({ number: z.string(), deadline: z.iso.datetime() }),
);

/** The platform, or the clock in its place, has decided between buyer and shop. */
export const platformDecided = event(
  'refunds.platformDecided',
  z.object({ number: z.string(), isAccepted: z.boolean(), reason: z.string(), by: z.enum(['platform', 'clock']) }),
);

/** What happens to a refund when nobody acts. */
export const silentOutcomes = ['accepted', 'expired', 'paid', 'disputed', 'refused'] as const;

/** A deadline is near and nobody has acted yet. Published before anything is decided by silence. */
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
