import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#contract/orders/shopper.ts';

const styles: Record<OrderStatus, string> = {
  awaiting_payment: 'bg-brand-soft text-brand-deep',
  paid: 'bg-warning-soft text-warning',
  shipped: 'bg-warning-soft text-warning',
  received: 'bg-success-soft text-success',
  completed: 'bg-success-soft text-success',
  cancelled: 'bg-surface text-ink-2',
  refunded: 'bg-surface text-ink-2',
};

export function StatusChip({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders.statuses');
  return <span className={`shrink-0 rounded-sm px-2 py-0.5 text-xs font-medium ${styles[status]}`}>{t(status)}</span>;
}
