import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#contract/orders/shopper.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
  awaiting_payment: 'brand',
  paid: 'warning',
  shipped: 'warning',
  received: 'success',
  completed: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
};

export function StatusChip({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders.statuses');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
