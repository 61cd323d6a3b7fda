import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#contract/orders/shopper.ts';

const colours: Record<OrderStatus, string> = {
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
  return (
    <Badge color={colours[status]} variant="light" tt="none" autoContrast>
      {t(status)}
    </Badge>
  );
}
