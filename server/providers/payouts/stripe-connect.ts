import Stripe from 'stripe';
import { openStripeClient, verifiedEvent } from '#server/providers/stripe-client.ts';
import type { ConnectedAccount, PayoutProvider, PayoutReport, StepAnswer } from './payout-provider.ts';

export type ConnectSettings = {
  secretKey: string;
  /** Two while one is being replaced. */
  webhookSecrets: readonly string[];
  /** Stripe's own address; another one only in tests. */
  apiUrl: string;
};

const listedMax = 100;

/** Payouts by Stripe Connect: a transfer to the shop's connected account, and a payout from there to its bank. */
export function openStripeConnect({ secretKey, webhookSecrets, apiUrl }: ConnectSettings): PayoutProvider {
  const stripe = openStripeClient(secretKey, apiUrl);
  return {
    name: 'stripe',
    async connect({ key, country }) {
      try {
        const account = await stripe.accounts.create(
          {
            country,
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              stripe_dashboard: { type: 'express' },
            },
            capabilities: { transfers: { requested: true } },
            settings: { payouts: { schedule: { interval: 'manual' } } }, // the mall says when
            metadata: { shop: key },
          },
          { idempotencyKey: key },
        );
        return account.id;
      } catch (error) {
        if (isFinal(error)) return null;
        throw error;
      }
    },
    async onboardingLink(connectedId, returnTo) {
      const { url } = await stripe.accountLinks.create({
        ...{ account: connectedId, type: 'account_onboarding' },
        ...{ return_url: returnTo, refresh_url: returnTo },
      });
      return url;
    },
    readAccount: async (connectedId) => accountOf(await stripe.accounts.retrieve(connectedId)),
    transfer: ({ number, connectedId, amount, currency }) =>
      step(async () => {
        // Stripe forgets idempotency keys after a day. Listing first makes the number valid for ever.
        const { data: before } = await stripe.transfers.list({ transfer_group: number, limit: listedMax });
        const found = before.find(({ metadata }) => metadata.payout === number);
        if (found) return found.id;
        const input = {
          ...{ amount, currency: currency.toLowerCase(), destination: connectedId },
          ...{ transfer_group: number, metadata: { payout: number } },
        };
        return (await stripe.transfers.create(input, { idempotencyKey: `${number}:transfer` })).id;
      }),
    payOut: ({ number, connectedId, amount, currency }) =>
      step(async () => {
        const { data: before } = await stripe.payouts.list({ limit: listedMax }, { stripeAccount: connectedId });
        const found = before.find(({ metadata }) => metadata?.payout === number);
        if (found) return found.id;
        const input = { amount, currency: currency.toLowerCase(), metadata: { payout: number } };
        const options = { stripeAccount: connectedId, idempotencyKey: `${number}:payout` };
        return (await stripe.payouts.create(input, options)).id;
      }),
    reverse: ({ number, transferId }) =>
      step(async () => {
        const transfer = await stripe.transfers.retrieve(transferId);
        if (transfer.reversed) return transfer.id;
        const input = { metadata: { payout: number } };
        return (await stripe.transfers.createReversal(transferId, input, { idempotencyKey: `${number}:reversal` })).id;
      }),
    readEvent(body, header) {
      const event = verifiedEvent(stripe, body, header('stripe-signature') ?? '', webhookSecrets);
      return event && { id: event.id, kind: event.type, report: reportOf(event) };
    },
  };
}

async function step(act: () => Promise<string>): Promise<StepAnswer> {
  try {
    return { state: 'done', id: await act() };
  } catch (error) {
    if (isFinal(error)) return { state: 'refused', reason: error.message };
    throw error;
  }
}

/** Stripe has understood and refused: a retry would get the same answer. Any other error leaves the outcome unknown. */
function isFinal(error: unknown): error is Error {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function accountOf(account: Stripe.Account): ConnectedAccount {
  const bank = account.external_accounts?.data.find((one) => one.object === 'bank_account');
  return {
    isReady: account.payouts_enabled && account.capabilities?.transfers === 'active' && bank !== undefined,
    holder: account.business_profile?.name ?? account.email ?? account.id,
    bank: bank?.bank_name ?? 'Stripe',
    country: account.country ?? '',
    lastFour: bank?.last4 ?? '',
  };
}

/** Others may use the same Stripe account: what has no number of a payout is ignored. */
function reportOf(event: Stripe.Event): PayoutReport | null {
  switch (event.type) {
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled': {
      const {
        id,
        metadata,
        amount,
        currency,
        status,
        failure_message: message,
        failure_code: code,
      } = event.data.object;
      if (!metadata?.payout) return null;
      const about = {
        ...{ number: metadata.payout, connectedId: event.account ?? '', providerPayoutId: id },
        ...{ amount, currency: currency.toUpperCase() },
      };
      // What has become of it says a message of its own.
      if (event.type === 'payout.created' || event.type === 'payout.updated')
        return status === 'pending' || status === 'in_transit' ? { kind: 'sent', ...about } : null;
      if (event.type === 'payout.paid') return { kind: 'paid', ...about };
      return { kind: 'failed', ...about, reason: message ?? code ?? 'The bank did not accept it' };
    }
    case 'transfer.reversed': {
      const { id, metadata, amount, currency, reversed } = event.data.object;
      if (!metadata.payout || !reversed) return null;
      return { kind: 'reversed', number: metadata.payout, transferId: id, amount, currency: currency.toUpperCase() };
    }
    default:
      return null;
  }
}
