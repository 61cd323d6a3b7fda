import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/demo/developer.ts';
import { ParcelRow } from './parcel-row.tsx';
import { Nothing, WorldCard } from './world-card.tsx';

/** The parcels of all shops and how far they have come. */
export function CarrierCard({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTranslations('demo.carrier');
  return (
    <WorldCard icon={<Truck size={20} aria-hidden="true" />} title={t('title')} line={t('line')}>
      {parcels.length === 0 ? (
        <Nothing>
          <span className="block font-medium text-ink-2">{t('empty')}</span>
          {t('emptyLine')}
        </Nothing>
      ) : (
        <ul className="max-h-160 divide-y divide-line overflow-y-auto">
          {parcels.map((parcel) => (
            <li key={parcel.id} className="flex items-start justify-between gap-4 py-3">
              <ParcelRow parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
    </WorldCard>
  );
}
