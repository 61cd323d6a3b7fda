import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { isUnpaidEnd, type RefundStep } from './refund-steps.ts';

/** How far a refund has come, with the moment of each step. */
export function RefundWay({ steps }: { steps: readonly RefundStep[] }) {
  const t = useTranslations('refunds');
  const formatDate = useDateFormat();
  const current = steps.findLastIndex(({ isReached }) => isReached);
  return (
    <ol aria-label={t('way')} className="flex">
      {steps.map(({ status, isReached, at }, place) => {
        const isEnd = isUnpaidEnd(status);
        const Mark = isEnd ? X : Check;
        const reached = isEnd ? 'border-ink-3 bg-ink-3 text-white' : 'border-success bg-success text-white';
        return (
          <li
            key={status}
            aria-current={place === current ? 'step' : undefined}
            className={`relative flex min-w-28 grow basis-0 flex-col items-center px-1 text-center ${isReached ? 'text-ink' : 'text-ink-3'}`}
          >
            {place > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-3.25 right-1/2 h-0.5 w-full ${isReached ? (isEnd ? 'bg-ink-3' : 'bg-success') : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`relative z-1 grid size-7 place-items-center rounded-full border-2 ${isReached ? reached : 'border-line bg-card'}`}
            >
              {isReached && <Mark size={16} strokeWidth={3} />}
            </span>
            <span className={`mt-1 ${place === current ? 'font-semibold' : ''}`}>{t(`steps.${status}`)}</span>
            {at && <span className="text-xs text-ink-3 tabular-nums">{formatDate(at)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
