import { PaymentNumber, type PayType } from '#contract/payments/shopper.ts';

/** Where a payment is paid by card. */
export function cardPath(orderNo: string, method?: 'stripe' | 'sandbox'): string {
  return `/order/stripe_payment?${new URLSearchParams({ orderNo, ...(method && { method }) })}`;
}

/** The page that shows how a payment has ended. */
export function resultPath(orderNo: string): string {
  return `/order/payment_result?${new URLSearchParams({ orderNo })}`;
}

/** The payment that an address names; null when it names none. */
export function paymentNumberIn(search: URLSearchParams): string | null {
  return PaymentNumber.safeParse(search.get('orderNo')?.trim()).data ?? null;
}

export function isCard(payType: PayType): payType is 'stripe' | 'sandbox' {
  return payType !== 'scan';
}
