import { useTranslations } from 'use-intl';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { Steps } from '#ui/navigation/steps.tsx';
import { isUnpaidEnd, type RefundStep } from './refund-steps.ts';

/** How far a refund has come, with the time of each step. */
export function RefundWay({ steps }: { steps: readonly RefundStep[] }) {
  const t = useTranslations('refunds');
  const formatDate = useDateFormat();
  return (
    <Steps
      label={t('way')}
      steps={steps.map(({ status, isReached, at }) => ({
        key: status,
        name: t(`steps.${status}`),
        isReached,
        isBadEnd: isUnpaidEnd(status),
        note: at && <span className="text-xs text-ink-3 tabular-nums">{formatDate(at)}</span>,
      }))}
    />
  );
}
