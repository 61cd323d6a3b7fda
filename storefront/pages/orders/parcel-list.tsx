import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Parcel, ShipmentState } from '#contract/shipping/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { Picture } from '#ui/display/picture.tsx';
import { ParcelTrack } from './parcel-track.tsx';

const styles: Record<ShipmentState, string> = {
  sent: 'bg-warning-soft text-warning',
  moving: 'bg-warning-soft text-warning',
  delivered: 'bg-success-soft text-success',
  problem: 'bg-brand-soft text-brand-deep',
  returned: 'bg-surface text-ink-2',
};

/** All by which an order comes: parcels with their tracks, or who brings it. */
export function ParcelList({ parcels, isReceived }: { parcels: readonly Parcel[]; isReceived: boolean }) {
  const t = useTranslations('orders.logistics');
  if (parcels.length === 0) return <p className="text-ink-2">{t('notSent')}</p>;
  return (
    <ul className="grid gap-4">
      {parcels.map((parcel, place) => (
        <li key={parcel.id} className="rounded-lg border border-line">
          <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2.5">
            <h3 className="font-medium">
              {parcels.length > 1 ? t('parcel', { place: place + 1, count: parcels.length }) : t('one')}
            </h3>
            <StateChip parcel={parcel} isReceived={isReceived} />
          </div>
          <div className="grid gap-4 px-5 py-4">
            <HowItComes parcel={parcel} />
            <Contents lines={parcel.lines} />
            {parcel.kind === 'courier' && <ParcelTrack parcel={parcel} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How a parcel stands. Its buyer knows better than the carrier: what they have received is received. */
function StateChip({ parcel: { kind, state }, isReceived }: { parcel: Parcel; isReceived: boolean }) {
  const t = useTranslations('orders.logistics');
  const shown = isReceived && state !== 'returned' ? 'received' : kind === 'courier' ? state : null;
  if (!shown) return null;
  const look = shown === 'received' ? styles.delivered : styles[shown];
  return <span className={`shrink-0 rounded-sm px-2 py-0.5 text-xs font-medium ${look}`}>{t(`states.${shown}`)}</span>;
}

function HowItComes({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('orders.logistics');
  const orders = useTranslations('orders.detail');
  const formatDate = useDateFormat();
  const { kind, company, trackingNumber, trackUrl, personName, personPhone, sentAt } = parcel;
  return (
    <div>
      <dl className="grid gap-2">
        <Fact name={orders('deliveryMethod')}>{t(`kinds.${kind}`)}</Fact>
        {kind === 'courier' && (
          <>
            <Fact name={t('company')}>{company}</Fact>
            <Fact name={t('trackingNumber')}>
              <span className="tabular-nums select-all">{trackingNumber}</span>
            </Fact>
          </>
        )}
        {kind === 'person' && (
          <>
            <Fact name={t('personName')}>{personName}</Fact>
            <Fact name={t('personPhone')}>
              <a
                href={`tel:${personPhone.replaceAll(/[^+\d]/g, '')}`}
                className="text-brand-deep tabular-nums hover:underline"
              >
                {personPhone}
              </a>
            </Fact>
          </>
        )}
        <Fact name={t('sentAt')}>{formatDate(sentAt)}</Fact>
      </dl>
      {kind !== 'courier' && <p className="mt-3 text-ink-2">{t(`kindTexts.${kind}`)}</p>}
      {trackUrl && (
        <a
          href={trackUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-flex items-center gap-1.5 text-brand-deep hover:underline print:hidden"
        >
          {t('trackPage', { company })}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

function Contents({ lines }: { lines: Parcel['lines'] }) {
  const t = useTranslations('orders.logistics');
  return (
    <ul aria-label={t('contents')} className="flex flex-wrap gap-3">
      {lines.map(({ lineId, name, variant, image, quantity }) => (
        <li key={lineId} className="flex items-center gap-2 rounded-md bg-page py-1 pr-3 pl-1 text-xs">
          <Picture
            picture={image}
            alt={variant ? `${name}, ${variant}` : name}
            width={80}
            className="size-10 rounded object-cover"
          />
          <span className="text-ink-2 tabular-nums">× {quantity}</span>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
