import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { RefundStatus } from '#contract/refunds/shopper.ts';

const colours: Record<RefundStatus, StatusColour> = {
  under_review: 'orange',
  offered: 'blue',
  accepted: 'blue',
  sent_back: 'orange',
  disputed: 'red',
  refunding: 'blue',
  refunded: 'teal',
  refused: 'gray',
  withdrawn: 'gray',
  expired: 'gray',
};

export function RefundStatusBadge({ status }: { status: RefundStatus }) {
  const t = useTranslations('console.refunds.statuses');
  return <StatusBadge colour={colours[status]}>{t(status)}</StatusBadge>;
}
