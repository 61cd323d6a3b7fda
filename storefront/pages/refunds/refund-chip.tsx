import { useTranslations } from 'use-intl';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Record<RefundStatus, BadgeTone> = {
  under_review: 'warning',
  offered: 'warning',
  accepted: 'warning',
  sent_back: 'warning',
  disputed: 'warning',
  refunding: 'warning',
  refunded: 'success',
  refused: 'brand',
  withdrawn: 'neutral',
  expired: 'neutral',
};

export function RefundChip({ status }: { status: RefundStatus }) {
  const t = useTranslations('refunds.statuses');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
