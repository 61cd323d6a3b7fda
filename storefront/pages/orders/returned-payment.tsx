import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';

/** Money that came too late for an order and goes back, or has gone back. */
export function ReturnedPayment({ order: { returnedPayment } }: { order: Order }) {
  const t = useTranslations('orders.returnedPayment');
  const formatDate = useDateFormat();
  const write = useAmountText();
  if (!returnedPayment) return null;
  const amount = write(returnedPayment.amount);
  const { returnedAt } = returnedPayment;
  return (
    <p className="mt-2 rounded-md bg-warning-soft px-3 py-2">
      {returnedAt ? t('done', { amount, date: formatDate(returnedAt) }) : t('going', { amount })}
    </p>
  );
}
