import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';
import type { StripeSettings } from '#server/providers/payments/stripe.ts';

const begins = (prefix: string, pattern: RegExp) => z.string().regex(pattern, `must begin with ${prefix}`);

/** Paying by card: the part of the environment that speaks of it. Secrets are from Stripe's dashboard. */
export const PaymentSettings = z.object({
  STRIPE_SECRET_KEY: begins('sk_ or rk_', /^[sr]k_\w+$/).optional(),
  STRIPE_PUBLISHABLE_KEY: begins('pk_', /^pk_\w+$/).optional(),
  /** Two, separated by a comma, while one is being replaced by another. */
  STRIPE_WEBHOOK_SECRET: begins('whsec_', /^whsec_[^\s,]+(?:,whsec_[^\s,]+)?$/).optional(),
  /** Where Stripe answers; another address only in tests. */
  STRIPE_API_HOST: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
});

/** Whole or not at all: a payment that is never reported would only be noticed by those who have paid. */
export function readPaymentSettings(data: z.infer<typeof PaymentSettings>): { stripe: StripeSettings | null } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: secrets } = data;
  if (!secretKey && !publishableKey && !secrets) return { stripe: null };
  if (!secretKey) throw missing('STRIPE_SECRET_KEY');
  if (!publishableKey) throw missing('STRIPE_PUBLISHABLE_KEY');
  if (!secrets) throw missing('STRIPE_WEBHOOK_SECRET');
  return { stripe: { secretKey, publishableKey, webhookSecrets: secrets.split(','), apiUrl: data.STRIPE_API_HOST } };
}

function missing(name: string): Error {
  return startFailure(`The setting ${name} is missing: payments by Stripe are only half set up`);
}
