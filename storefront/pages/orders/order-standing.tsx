import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { statusWords } from '#storefront/parts/orders/status-words.ts';
import { NextLine } from './next-line.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import { hasStatusLine } from './steps.ts';

/** How an order stands and what comes next, in words; `children` says what comes back of it. */
export function OrderStanding({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useTranslations('orders');
  const { status, delivery, cancelReason } = order;
  const words = statusWords(status, delivery);
  return (
    <>
      <h1 id="order-state" className="text-xl font-semibold">
        {t(`statuses.${words}`)}
      </h1>
      {hasStatusLine(order) && (
        <p className="mt-1 text-ink-2">
          {status === 'cancelled' && cancelReason ? t('detail.because', { reason: cancelReason }) : t(`lines.${words}`)}
        </p>
      )}
      <NextLine order={order} />
      {children}
      <ReturnedPayment order={order} />
    </>
  );
}
