import type { PayType } from '#contract/payments/shopper.ts';

export type ProviderName = 'stripe' | 'sandbox';

export type ChargeInput = {
  /** The mall's key of this charge. Called twice with the same key, a provider returns the same charge. */
  key: string;
  method: PayType;
  amount: number;
  currency: string;
  paymentNumber: string;
  /** The address by which the shopper reaches the mall. */
  origin: string;
};

export type StartedCharge = { providerId: string; clientSecret: string | null; codeText: string | null };

export type Failure = 'declined' | 'insufficient_funds' | 'challenge_failed' | 'expired' | 'other';

/** The state of a charge as the provider says it, in an answer or in a webhook. */
export type ChargeReport = {
  chargeKey: string;
  providerId: string;
  state: 'pending' | 'processing' | 'succeeded' | 'cancelled';
  /** The amount received; only for a charge that has succeeded. */
  received: { amount: number; currency: string } | null;
  /** The latest failed attempt, by the provider's clock. */
  failure: { reason: Failure; at: Date } | null;
};

export type ProviderEvent = { id: string; kind: string; report: ChargeReport | null };

export type ProviderRefundInput = { operation: string; providerId: string; amount: number };
/** Pending: the provider has accepted it and has to be asked again. Refused: it never will. */
export type ProviderRefundAnswer = { state: 'done' | 'pending' | 'refused'; providerId: string | null };

/** A payment as the provider's own book has it: what came in and when, and what went back of it. */
export type BookedPayment = {
  providerId: string;
  currency: string;
  received: number;
  receivedAt: Date;
  refunded: number;
};

/**
 * A company that moves money for the mall. A thrown error means that the outcome is unknown: the call is repeated under the
 * same key, never under a new one.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** Null when the provider refuses this charge for good. */
  start(input: ChargeInput): Promise<StartedCharge | null>;
  ask(providerId: string): Promise<ChargeReport>;
  /** Closes a charge that is no longer needed. The report says so, or that the money had come before. */
  cancel(providerId: string): Promise<ChargeReport>;
  refundPayment(input: ProviderRefundInput): Promise<ProviderRefundAnswer>;
  /** Every payment of the mall that came in since then, some at a time. */
  readBook(since: Date): AsyncIterable<BookedPayment[]>;
  /** The event of a webhook; null when the signature is wrong or too old. */
  readEvent(body: string, header: (name: string) => string | undefined): ProviderEvent | null;
};
