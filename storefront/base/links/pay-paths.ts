import { type PayType, TradeNumber } from '#contract/payments/shopper.ts';

/** Where a trade is paid by card. */
export function cardPath(orderNo: string, method?: 'stripe' | 'sandbox'): string {
  return `/order/stripe_payment?${new URLSearchParams({ orderNo, ...(method && { method }) })}`;
}

/** Where it is told how a payment has ended. */
export function resultPath(orderNo: string): string {
  return `/order/payment_result?${new URLSearchParams({ orderNo })}`;
}

/** The trade that an address names; null when it names none. */
export function tradeNumberIn(search: URLSearchParams): string | null {
  return TradeNumber.safeParse(search.get('orderNo')?.trim()).data ?? null;
}

export function isCard(payType: PayType): payType is 'stripe' | 'sandbox' {
  return payType !== 'scan';
}
