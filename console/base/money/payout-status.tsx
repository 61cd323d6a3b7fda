import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { PayoutStatus } from '#contract/payouts/values.ts';

const colours: Record<PayoutStatus, StatusColour> = {
  requested: 'orange',
  approved: 'blue',
  sent: 'blue',
  paid: 'teal',
  failed: 'red',
  refused: 'red',
  cancelled: 'gray',
  returned: 'red',
};

export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  const t = useTranslations('finance.payouts.statuses');
  return <StatusBadge colour={colours[status]}>{t(status)}</StatusBadge>;
}
