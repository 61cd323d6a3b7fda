import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';
import type { ConnectSettings } from '#server/providers/payouts/stripe-connect.ts';

export const PayoutSettings = z.object({
  /** Of the endpoint for connected accounts. Two, separated by a comma, while one is being replaced. */
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(?:,whsec_[^\s,]+)?$/, 'must begin with whsec_')
    .optional(),
});

type Given = z.infer<typeof PayoutSettings> & { STRIPE_SECRET_KEY?: string | undefined; STRIPE_API_HOST: string };

/** Payouts by Stripe are on once Stripe's messages about them can be checked. */
export function readPayoutSettings(data: Given): { stripe: ConnectSettings | null } {
  const { STRIPE_CONNECT_WEBHOOK_SECRET: secrets, STRIPE_SECRET_KEY: secretKey, STRIPE_API_HOST: apiUrl } = data;
  if (!secrets) return { stripe: null };
  if (!secretKey)
    throw startFailure('The setting STRIPE_SECRET_KEY is missing: payouts by Stripe are only half set up');
  return { stripe: { secretKey, webhookSecrets: secrets.split(','), apiUrl } };
}
