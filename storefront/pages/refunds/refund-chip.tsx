import { useTranslations } from 'use-intl';
import type { RefundStatus } from '#contract/refunds/shopper.ts';

const styles: Record<RefundStatus, string> = {
  under_review: 'bg-warning-soft text-warning',
  accepted: 'bg-warning-soft text-warning',
  sent_back: 'bg-warning-soft text-warning',
  disputed: 'bg-warning-soft text-warning',
  refunding: 'bg-warning-soft text-warning',
  refunded: 'bg-success-soft text-success',
  refused: 'bg-brand-soft text-brand-deep',
  withdrawn: 'bg-surface text-ink-2',
  expired: 'bg-surface text-ink-2',
};

export function RefundChip({ status }: { status: RefundStatus }) {
  const t = useTranslations('refunds.statuses');
  return <span className={`shrink-0 rounded-sm px-2 py-0.5 text-xs font-medium ${styles[status]}`}>{t(status)}</span>;
}
