import type { PayType } from '#contract/payments/shopper.ts';
import type { PaymentProvider, ProviderName } from './payment-provider.ts';

export type PaymentProviders = {
  stripe: PaymentProvider | null;
  sandbox: PaymentProvider | null;
  /** Stripe's publishable key. */
  stripeKey: string | null;
};

let open: PaymentProviders = { stripe: null, sandbox: null, stripeKey: null };

/** Sets the payment providers of this process. */
export function openPaymentProviders(providers: PaymentProviders): void {
  open = providers;
}

export function paymentProviders(): PaymentProviders {
  return open;
}

/** The provider of each method. QR codes are only offered by the test gateway so far. */
const servedBy: Record<PayType, ProviderName> = { stripe: 'stripe', scan: 'sandbox', sandbox: 'sandbox' };

export function providerOf(payType: PayType): PaymentProvider | null {
  return open[servedBy[payType]];
}

export function findProvider(name: string): PaymentProvider | null {
  return name === 'stripe' || name === 'sandbox' ? open[name] : null;
}
