import Stripe from 'stripe';
import { openStripeClient, verifiedEvent } from '#server/providers/stripe-client.ts';
import type { BookedPayment, ChargeReport, Failure, PaymentProvider } from './payment-provider.ts';

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  /** Two while one is being replaced. */
  webhookSecrets: readonly string[];
  /** Stripe's own address; another one only in tests. */
  apiUrl: string;
};

/** Cards through Stripe: payment intents are created here, confirmed in the browser by Stripe's form, reported by signed webhooks. */
export function openStripe({ secretKey, webhookSecrets, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = openStripeClient(secretKey, apiUrl);
  return {
    name: 'stripe',
    async start({ key, amount, currency, paymentNumber }) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            metadata: { charge_key: key, payment: paymentNumber },
          },
          { idempotencyKey: key },
        );
        return { providerId: intent.id, clientSecret: intent.client_secret, codeText: null };
      } catch (error) {
        if (isFinal(error)) return null;
        throw error;
      }
    },
    ask: async (providerId) => reportOf(await stripe.paymentIntents.retrieve(providerId), new Date()),
    async cancel(providerId) {
      try {
        return reportOf(await stripe.paymentIntents.cancel(providerId), new Date());
      } catch (error) {
        // It has succeeded or was cancelled before: its state says which.
        if (isFinal(error)) return reportOf(await stripe.paymentIntents.retrieve(providerId), new Date());
        throw error;
      }
    },
    async refundPayment({ operation, providerId, amount }) {
      // Stripe forgets idempotency keys after a day. Listing first makes the operation name valid for ever.
      const { data: refunds } = await stripe.refunds.list({ payment_intent: providerId, limit: 100 });
      const before = refunds.find(({ metadata }) => metadata?.operation === operation);
      if (before) return answerOf(before);
      try {
        const input = { payment_intent: providerId, amount, metadata: { operation } };
        return answerOf(await stripe.refunds.create(input, { idempotencyKey: operation }));
      } catch (error) {
        if (isFinal(error)) return { state: 'refused', providerId: null };
        throw error;
      }
    },
    async *readBook(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for (let after: string | null = null; ; ) {
        const page: Stripe.ApiList<Stripe.PaymentIntent> = await stripe.paymentIntents.list({
          ...{ created, limit: 100, expand: ['data.latest_charge'] },
          ...(after && { starting_after: after }),
        });
        yield page.data.flatMap(bookedOf);
        after = page.data.at(-1)?.id ?? null;
        if (!page.has_more || !after) return;
      }
    },
    readEvent(body, header) {
      const event = verifiedEvent(stripe, body, header('stripe-signature') ?? '', webhookSecrets);
      if (!event) return null;
      const at = new Date(event.created * 1000);
      const isOurs =
        event.type === 'payment_intent.succeeded' ||
        event.type === 'payment_intent.payment_failed' ||
        event.type === 'payment_intent.canceled';
      const intent = isOurs ? event.data.object : null;
      // Others may use the same Stripe account: payments without our key are ignored.
      const report = intent?.metadata.charge_key ? reportOf(intent, at) : null;
      return { id: event.id, kind: event.type, report };
    },
  };
}

/** Stripe has understood and refused: a retry would get the same answer. Any other error leaves the outcome unknown. */
function isFinal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
}

function reportOf(intent: Stripe.PaymentIntent, at: Date): ChargeReport {
  const { id, status, metadata, amount_received: amount, currency, last_payment_error: error } = intent;
  return {
    chargeKey: metadata.charge_key ?? '',
    providerId: id,
    state: stateOf(status),
    received: status === 'succeeded' ? { amount, currency: currency.toUpperCase() } : null,
    failure: error ? { reason: failureOf(error), at } : null,
  };
}

/** Others may use the same Stripe account: payments without our key are not the mall's. */
function bookedOf(intent: Stripe.PaymentIntent): BookedPayment[] {
  const { id, metadata, status, amount_received: received, currency, created, latest_charge: charge } = intent;
  if (!metadata.charge_key || status !== 'succeeded') return [];
  const isWhole = charge !== null && typeof charge !== 'string';
  return [
    {
      ...{ providerId: id, currency: currency.toUpperCase(), received },
      receivedAt: new Date((isWhole ? charge.created : created) * 1000),
      refunded: isWhole ? charge.amount_refunded : 0,
    },
  ];
}

function stateOf(status: Stripe.PaymentIntent.Status): ChargeReport['state'] {
  if (status === 'canceled') return 'cancelled';
  if (status === 'succeeded') return 'succeeded';
  return status === 'processing' ? 'processing' : 'pending';
}

function failureOf({ code, decline_code: declined }: Stripe.PaymentIntent.LastPaymentError): Failure {
  if (declined === 'insufficient_funds') return 'insufficient_funds';
  if (code === 'expired_card') return 'expired';
  if (code === 'payment_intent_authentication_failure') return 'challenge_failed';
  return code === 'card_declined' ? 'declined' : 'other';
}

function answerOf({ id, status }: Stripe.Refund): { state: 'done' | 'pending' | 'refused'; providerId: string } {
  if (status === 'succeeded') return { state: 'done', providerId: id };
  return { state: status === 'failed' || status === 'canceled' ? 'refused' : 'pending', providerId: id };
}
