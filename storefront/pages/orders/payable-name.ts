import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';

/** What an order's amount is called: paid, still to pay, or neither, when it was cancelled before. */
export function usePayableName({ paidAt, status }: Pick<Order, 'paidAt' | 'status'>): string {
  const t = useTranslations('orders');
  if (paidAt) return t('detail.paid');
  return status === 'awaiting_payment' ? t('payable') : t('total');
}
