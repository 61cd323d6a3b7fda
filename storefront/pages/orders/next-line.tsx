import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';

/** What comes next with an order, and when; nothing for one with which nothing more will happen by itself. */
export function NextLine({ order, className = '' }: { order: Order; className?: string }) {
  const t = useTranslations('orders.next');
  const formatDate = useDateFormat();
  const { status, lines, receiveBy, completeBy, shipBy, isOverdue, refundUntil } = order;
  const sent = lines.reduce((sum, { shipped }) => sum + shipped, 0);
  const left = lines.reduce((sum, { quantity, shipped, unsent }) => sum + quantity - shipped - unsent, 0);
  const words =
    status === 'paid'
      ? sent > 0
        ? t('part', { sent, left })
        : left > 0 && t('paid')
      : status === 'shipped' && receiveBy
        ? t('shipped', { date: formatDate(receiveBy) })
        : status === 'received' && completeBy
          ? t('received', { date: formatDate(completeBy) })
          : null;
  const limits = isOverdue
    ? t('overdue')
    : shipBy && left > 0
      ? t('shipBy', { date: formatDate(shipBy) })
      : refundUntil && t('refundUntil', { date: formatDate(refundUntil) });
  return (
    <>
      {words && !isOverdue && <p className={`text-ink-2 ${className}`}>{words}</p>}
      {limits && <p className={`text-ink-2 ${className}`}>{limits}</p>}
    </>
  );
}
