import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/shipping/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';

/** Where a parcel has been, newest first, down to when the shop handed it over. */
export function ParcelTrack({ parcel: { events, sentAt } }: { parcel: Parcel }) {
  const t = useTranslations('orders.logistics');
  const formatDate = useDateFormat();
  const stops = [
    ...events.map(({ step, place, text, at }) => ({ words: t(`steps.${step}`), place, text, at })),
    { words: t('handedOver'), place: '', text: '', at: sentAt },
  ];
  return (
    <div className="border-t border-line pt-4">
      {events.length === 0 && <p className="mb-3 text-ink-2">{t('silent')}</p>}
      <ol aria-label={t('track')}>
        {stops.map(({ words, place, text, at }, index) => (
          // Two of one carrier may be alike in everything; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="relative flex gap-4 pb-4 last:pb-0">
            {index < stops.length - 1 && (
              <span aria-hidden="true" className="absolute top-3 bottom-0 left-1.25 w-0.5 bg-line" />
            )}
            <span
              aria-hidden="true"
              className={`relative mt-1.5 size-3 shrink-0 rounded-full ${index === 0 ? 'bg-success ring-4 ring-success-soft' : 'bg-line'}`}
            />
            <div className={`min-w-0 ${index === 0 ? '' : 'text-ink-2'}`}>
              <p className={index === 0 ? 'font-semibold' : ''}>
                {words}
                {place && <span className="font-normal text-ink-2"> · {place}</span>}
              </p>
              {text && <p className="wrap-anywhere text-ink-2">{text}</p>}
              <time dateTime={at} className="text-xs text-ink-3 tabular-nums">
                {formatDate(at)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
