import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A provider refund was paid: by the provider, or by the platform another way. */
export const providerRefundDone = event(
  'payments.providerRefundDone',
  z.object({ operation: z.string(), by: z.enum(['provider', 'platform']).default('provider') }),
);

/** The provider has refused a provider refund for good: the platform has to pay it another way. */
export const providerRefundRefused = event(
  'payments.providerRefundRefused',
  z.object({ operation: z.string(), paymentNumber: z.string(), amount: z.int(), currency: z.string() }),
);

const notAccepted = z.object({ paymentNumber: z.string(), amount: z.int(), currency: z.string() });

/** Money came in that the mall may not accept: too late, a second time, or in the wrong amount. It is paid back. */
export const paymentNotAccepted = event('payments.paymentNotAccepted', notAccepted);

/** That money was paid back. */
export const paymentReturned = event('payments.paymentReturned', notAccepted);
