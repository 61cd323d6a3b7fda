import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';
import type { StripeSettings } from '#server/providers/payments/stripe.ts';

const begins = (prefix: string, pattern: RegExp) => z.string().regex(pattern, `must begin with ${prefix}`);

/** The environment variables for card payments. The secrets come from Stripe's dashboard. */
export const PaymentSettings = z.object({
  STRIPE_SECRET_KEY: begins('sk_ or rk_', /^[sr]k_\w+$/).optional(),
  STRIPE_PUBLISHABLE_KEY: begins('pk_', /^pk_\w+$/).optional(),
  /** Two, separated by a comma, while one is being replaced. */
  STRIPE_WEBHOOK_SECRET: begins('whsec_', /^whsec_[^\s,]+(?:,whsec_[^\s,]+)?$/).optional(),
  /** Address of Stripe's API; another one only in tests. */
  STRIPE_API_HOST: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
});

type Given = z.infer<typeof PaymentSettings> & { STRIPE_CONNECT_WEBHOOK_SECRET?: string | undefined };

/**
 * Complete or not at all: a payment without webhooks would only be noticed by people who have paid. The secret key alone is complete
 * where Stripe only pays shops.
 */
export function readPaymentSettings(data: Given): { stripe: StripeSettings | null } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: secrets } = data;
  const onlyPaysShops = secretKey && data.STRIPE_CONNECT_WEBHOOK_SECRET;
  if (!publishableKey && !secrets && (!secretKey || onlyPaysShops)) return { stripe: null };
  if (!secretKey) throw missing('STRIPE_SECRET_KEY');
  if (!publishableKey) throw missing('STRIPE_PUBLISHABLE_KEY');
  if (!secrets) throw missing('STRIPE_WEBHOOK_SECRET');
  return { stripe: { secretKey, publishableKey, webhookSecrets: secrets.split(','), apiUrl: data.STRIPE_API_HOST } };
}

function missing(name: string): Error {
  return startFailure(`The setting ${name} is missing: payments by Stripe are only half set up`);
}
