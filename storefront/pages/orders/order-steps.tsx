import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import type { Step } from './steps.ts';

type OrderStepsProps = {
  steps: readonly Step[];
  /** With the moment of each below it. */
  hasTimes?: boolean;
};

/** How far an order has come. */
export function OrderSteps({ steps, hasTimes = false }: OrderStepsProps) {
  const t = useTranslations('orders');
  const formatDate = useDateFormat();
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <ol aria-label={t('way')} className={`flex ${hasTimes ? '' : 'text-xs'}`}>
      {steps.map(({ status, isReached, at, by }, place) => {
        const isEnd = status === 'cancelled';
        const Mark = isEnd ? X : Check;
        return (
          <li
            key={status}
            aria-current={place === current ? 'step' : undefined}
            className={`relative flex grow basis-0 flex-col items-center px-1 text-center ${hasTimes ? 'min-w-28' : 'min-w-20'} ${isReached ? 'text-ink' : 'text-ink-3'}`}
          >
            {place > 0 && (
              <span
                aria-hidden="true"
                className={`absolute right-1/2 h-0.5 w-full ${hasTimes ? 'top-3.25' : 'top-1.75'} ${isReached ? (isEnd ? 'bg-ink-3' : 'bg-success') : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`relative z-1 grid place-items-center rounded-full border-2 ${hasTimes ? 'size-7' : 'size-4'} ${isReached ? (isEnd ? 'border-ink-3 bg-ink-3 text-white' : 'border-success bg-success text-white') : 'border-line bg-card'}`}
            >
              {isReached && <Mark size={hasTimes ? 16 : 10} strokeWidth={3} />}
            </span>
            <span className={`mt-1 ${place === current ? 'font-semibold' : ''}`}>{t(`steps.${status}`)}</span>
            {hasTimes && at && <span className="text-xs text-ink-3 tabular-nums">{formatDate(at)}</span>}
            {hasTimes && by && (
              <span className="text-xs text-ink-3 tabular-nums">{t('next.by', { date: formatDate(by) })}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
