import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { statusWords } from '#storefront/parts/orders/status-words.ts';
import { Steps } from '#ui/navigation/steps.tsx';
import type { Step } from './steps.ts';

type OrderStepsProps = {
  steps: readonly Step[];
  delivery: Order['delivery'];
  /** With the time of each below it. */
  hasTimes?: boolean;
};

/** How far an order has come. */
export function OrderSteps({ steps, delivery, hasTimes = false }: OrderStepsProps) {
  const t = useTranslations('orders');
  const formatDate = useDateFormat();
  return (
    <Steps
      label={t('way')}
      size={hasTimes ? 'large' : 'small'}
      steps={steps.map(({ status, isReached, at, by }) => ({
        key: status,
        name: t(`steps.${statusWords(status, delivery)}`),
        isReached,
        isBadEnd: status === 'cancelled',
        note: hasTimes && (
          <>
            {at && <span className="text-xs text-ink-3 tabular-nums">{formatDate(at)}</span>}
            {by && <span className="text-xs text-ink-3 tabular-nums">{t('next.by', { date: formatDate(by) })}</span>}
          </>
        ),
      }))}
    />
  );
}
