import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { RefundStatus } from '#contract/refunds/shopper.ts';

const colours: Record<RefundStatus, string> = {
  under_review: 'orange',
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
  return (
    <Badge color={colours[status]} variant="light" tt="none" autoContrast>
      {t(status)}
    </Badge>
  );
}
