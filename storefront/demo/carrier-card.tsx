import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/demo.ts';
import { useMoment } from '../orders/moment.ts';
import { Nothing, WorldCard } from './world-card.tsx';

const looks: Record<Parcel['state'], string> = {
  sent: 'bg-surface text-ink-2',
  moving: 'bg-warning-soft text-warning',
  delivered: 'bg-success-soft text-success',
  problem: 'bg-brand-soft text-brand-deep',
  returned: 'bg-surface text-ink-2',
};

/** The parcels of all shops and how far they have come. */
export function CarrierCard({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTranslations('world.carrier');
  const moment = useMoment();
  return (
    <WorldCard icon={<Truck size={20} aria-hidden="true" />} title={t('title')} line={t('line')}>
      {parcels.length === 0 ? (
        <Nothing>
          <span className="block font-medium text-ink-2">{t('empty')}</span>
          {t('emptyLine')}
        </Nothing>
      ) : (
        <ul className="max-h-160 divide-y divide-line overflow-y-auto">
          {parcels.map(({ id, orderNo, kind, company, trackingNumber, personName, state, sentAt, lastEvent }) => (
            <li key={id} className="flex items-start justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3">
                  <span className="font-medium">{company || personName || t(`kinds.${kind}`)}</span>
                  <span className="font-mono text-xs text-ink-3">{trackingNumber}</span>
                </p>
                <p className="text-xs text-ink-3">{t('order', { number: orderNo })}</p>
                {lastEvent && (
                  <p className="mt-1 text-xs wrap-anywhere text-ink-2">
                    {lastEvent.text}
                    {lastEvent.place && ` · ${lastEvent.place}`}
                  </p>
                )}
              </div>
              <p className="grid shrink-0 justify-items-end gap-1 text-xs">
                <span className={`rounded-sm px-2 py-0.5 font-medium ${looks[state]}`}>{t(`states.${state}`)}</span>
                <time dateTime={lastEvent?.at ?? sentAt} className="text-ink-3">
                  {moment(lastEvent?.at ?? sentAt)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </WorldCard>
  );
}
