import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** What this operation ordered was paid back: by the provider, or by the platform's people another way. */
export const providerRefundDone = event(
  'payments.providerRefundDone',
  z.object({ operation: z.string(), by: z.enum(['provider', 'platform']).default('provider') }),
);

/** The provider will never pay back what this operation ordered: the platform's people have to pay it another way. */
export const providerRefundRefused = event(
  'payments.providerRefundRefused',
  z.object({ operation: z.string(), paymentNumber: z.string(), amount: z.int(), currency: z.string() }),
);

const notKept = z.object({ paymentNumber: z.string(), amount: z.int(), currency: z.string() });

/** Money came in that the mall may not keep: too late, a second time, or in the wrong amount. It goes back. */
export const paymentNotKept = event('payments.paymentNotKept', notKept);

/** That money has gone back to whoever paid it. */
export const paymentReturned = event('payments.paymentReturned', notKept);
