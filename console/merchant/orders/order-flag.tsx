import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { OrderFlag } from '#contract/shipping/merchant-notes.ts';

const colours: Record<OrderFlag, StatusColour> = {
  urgent: 'red',
  check: 'orange',
  hold: 'gray',
  gift: 'teal',
  vip: 'blue',
};

/** A flag that the shop's people have given to an order. */
export function FlagBadge({ flag }: { flag: OrderFlag }) {
  const t = useTranslations('console.orders.flags');
  return <StatusBadge colour={colours[flag]}>{t(flag)}</StatusBadge>;
}
