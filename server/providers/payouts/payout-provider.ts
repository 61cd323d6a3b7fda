export type ConnectedAccount = { isReady: boolean; holder: string; bank: string; country: string; lastFour: string };

export type TransferInput = {
  /** The mall's number of the payout, under which the provider does each step once. */
  number: string;
  connectedId: string;
  amount: number;
  currency: string;
};

/** Refused: the provider has understood and will never do it, so nothing has moved. */
export type StepAnswer = { state: 'done'; id: string } | { state: 'refused'; reason: string };

/** What a message says: the payout is on its way to the bank, the bank has the money, it did not accept it, or the transfer to the shop's account was taken back. */
type About = { number: string; amount: number; currency: string };
export type PayoutReport =
  | (About & { kind: 'sent'; connectedId: string; providerPayoutId: string })
  | (About & { kind: 'paid'; connectedId: string; providerPayoutId: string })
  | (About & { kind: 'failed'; connectedId: string; providerPayoutId: string; reason: string })
  | (About & { kind: 'reversed'; transferId: string });

export type PayoutEvent = { id: string; kind: string; report: PayoutReport | null };

/**
 * A company that pays shops. Money goes in two steps: to the shop's account there, and from there to its bank. A thrown error means
 * that the outcome is unknown: the step is repeated under the same number.
 */
export type PayoutProvider = {
  readonly name: 'stripe';
  /** Opens an account for a shop; the same key returns the same one. Null when the provider refuses. */
  connect(input: { key: string; country: string }): Promise<string | null>;
  /** Where the shop enters its details. Valid once, for a few minutes. */
  onboardingLink(connectedId: string, returnTo: string): Promise<string>;
  readAccount(connectedId: string): Promise<ConnectedAccount>;
  transfer(input: TransferInput): Promise<StepAnswer>;
  payOut(input: TransferInput): Promise<StepAnswer>;
  /** Takes back what was transferred and not paid out. */
  reverse(input: { number: string; transferId: string }): Promise<StepAnswer>;
  /** The event of a webhook; null when the signature is wrong or too old. */
  readEvent(body: string, header: (name: string) => string | undefined): PayoutEvent | null;
};
