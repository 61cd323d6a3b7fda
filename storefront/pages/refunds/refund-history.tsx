import { useTranslations } from 'use-intl';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { TitledCard } from '#ui/display/titled-card.tsx';

/** What has happened, newest first: when, by whom, and what they said. */
export function RefundHistory({ history }: Pick<RefundDetail, 'history'>) {
  const t = useTranslations('refunds');
  const formatDate = useDateFormat();
  const write = useAmountText();
  return (
    <TitledCard title={t('detail.history')}>
      <ol className="mt-3 grid gap-3">
        {history.toReversed().map(({ status, by, note, amount, at }, place) => (
          <li key={`${at} ${status} ${note}`} className={place === 0 ? '' : 'text-ink-2'}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={place === 0 ? 'font-semibold' : ''}>
                {t(`steps.${status}`)}
                {amount !== null && <span className="tabular-nums"> · {write(amount)}</span>}
              </span>
              <time dateTime={at} className="text-xs text-ink-3 tabular-nums">
                {formatDate(at)}
              </time>
            </p>
            <p className="text-xs text-ink-3">{t(`movers.${by}`)}</p>
            {note && <p className="mt-0.5 wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
