import type { PayType } from '#contract/payments/shopper.ts';

export type ProviderName = 'stripe' | 'sandbox';

export type ChargeInput = {
  /** The mall's name for this try. Asked twice with the same key, a provider gives the same charge. */
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

/** What a provider says about a charge, whether it was asked or has told by itself. */
export type ChargeReport = {
  chargeKey: string;
  providerId: string;
  state: 'pending' | 'processing' | 'succeeded' | 'cancelled';
  /** What has really come in; only of a charge that has succeeded. */
  received: { amount: number; currency: string } | null;
  /** Of the newest try that failed, by the provider's clock. */
  failure: { reason: Failure; at: Date } | null;
};

export type ProviderEvent = { id: string; kind: string; report: ChargeReport | null };

export type ProviderRefundInput = { operation: string; providerId: string; amount: number };
/** Pending: the provider has taken it in hand and has to be asked again. Refused: it never will. */
export type ProviderRefundAnswer = { state: 'done' | 'pending' | 'refused'; providerId: string | null };

/**
 * A company that moves money for the mall. A thrown error means that the outcome is unknown: it is asked again
 * under the same key, never under a new one.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** Null when it will not have this charge, and never will. */
  start(input: ChargeInput): Promise<StartedCharge | null>;
  ask(providerId: string): Promise<ChargeReport>;
  /** Closes a charge that is no longer needed. The report says so, or that the money had come before. */
  cancel(providerId: string): Promise<ChargeReport>;
  refundPayment(input: ProviderRefundInput): Promise<ProviderRefundAnswer>;
  /** Null when the message is not signed by the provider, or too old. */
  readEvent(body: string, header: (name: string) => string | undefined): ProviderEvent | null;
};
