import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** An application was sent, for the first time or again: the platform has to decide. */
export const applicationSubmitted = event(
  'applications.applicationSubmitted',
  z.object({ id: z.int(), submittedAt: z.iso.datetime() }),
);

/** The platform has decided. The payload has all that is sent to the applicant, since an application that was not approved may change at once. */
export const applicationDecided = event(
  'applications.applicationDecided',
  z.object({
    id: z.int(),
    accountId: z.int(),
    email: z.string(),
    name: z.string(),
    shopId: z.int().nullable().default(null),
    reason: z.string().nullable(),
    isAsked: z.boolean().default(false).describe('The reason says what is asked for'),
    decidedAt: z.iso.datetime(),
  }),
);
