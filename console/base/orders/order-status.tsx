import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { OrderStatus } from '#contract/orders/shopper.ts';

const colours: Record<OrderStatus, StatusColour> = {
  awaiting_payment: 'gray',
  paid: 'orange',
  shipped: 'blue',
  received: 'teal',
  completed: 'teal',
  cancelled: 'gray',
  refunded: 'gray',
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('console.orders.statuses');
  return <StatusBadge colour={colours[status]}>{t(status)}</StatusBadge>;
}
