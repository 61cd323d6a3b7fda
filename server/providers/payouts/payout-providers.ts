import type { PayoutProvider } from './payout-provider.ts';

let open: PayoutProvider | null = null;

/** Sets the provider of payouts of this process; null: the platform pays all of them by itself. */
export function openPayoutProvider(provider: PayoutProvider | null): void {
  open = provider;
}

export function payoutProvider(): PayoutProvider | null {
  return open;
}
