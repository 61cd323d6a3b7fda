import { useTranslations } from 'use-intl';
import type { Order, OrderStatus } from '#contract/orders/shopper.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { statusWords } from './status-words.ts';

const tones: Record<OrderStatus, BadgeTone> = {
  awaiting_payment: 'brand',
  paid: 'warning',
  shipped: 'warning',
  received: 'success',
  completed: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
};

export function StatusChip({ order: { status, delivery } }: { order: Pick<Order, 'status' | 'delivery'> }) {
  const t = useTranslations('orders.statuses');
  return <Badge tone={tones[status]}>{t(statusWords(status, delivery))}</Badge>;
}
