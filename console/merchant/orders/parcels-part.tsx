import { Anchor, Divider, Group, Stack, Text } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { Part } from '#console/base/part.tsx';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { getShopOrder } from '#contract/shipping/merchant.ts';
import type { Parcel, ShipmentState } from '#contract/shipping/shopper.ts';
import { CorrectTracking } from './correct-tracking.tsx';

const colours: Record<ShipmentState, StatusColour> = {
  sent: 'gray',
  moving: 'blue',
  delivered: 'teal',
  problem: 'red',
  returned: 'orange',
};

/** What was sent of an order, and where it is. A wrong tracking number can be corrected until the order is received. */
export function ParcelsPart({ order }: { order: OutputOf<typeof getShopOrder> }) {
  const t = useTranslations('console.orders');
  const [correcting, setCorrecting] = useState<Parcel | null>(null);
  const isOpen = order.status === 'paid' || order.status === 'shipped';
  return (
    <Part title={t('parcels')}>
      {order.parcels.length === 0 && <Text c="dimmed">{t('noParcels')}</Text>}
      {order.parcels.map((parcel, at) => (
        <Fragment key={parcel.id}>
          {at > 0 && <Divider my="sm" />}
          <ParcelRow
            parcel={parcel}
            {...(isOpen && parcel.kind === 'courier' && { onCorrect: () => setCorrecting(parcel) })}
          />
        </Fragment>
      ))}
      {correcting && (
        <CorrectTracking orderNo={order.orderNo} parcel={correcting} onClose={() => setCorrecting(null)} />
      )}
    </Part>
  );
}

const shownEvents = 1; // the newest; the others on demand

/** Where the parcel was, newest first. */
function ParcelEvents({ events }: Pick<Parcel, 'events'>) {
  const t = useTranslations('console.orders');
  const { time } = useFormats();
  const [areAllShown, setAllShown] = useState(false);
  return (
    <Stack gap={2}>
      {events.slice(0, areAllShown ? undefined : shownEvents).map(({ text, place, at }) => (
        <Text key={`${at}${text}`} size="sm">
          {[time(at), place, text].filter(Boolean).join(' · ')}
        </Text>
      ))}
      {!areAllShown && events.length > shownEvents && (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setAllShown(true)}>
          {t('allEvents', { count: events.length })}
        </Anchor>
      )}
    </Stack>
  );
}

function ParcelRow({ parcel, onCorrect }: { parcel: Parcel; onCorrect?: () => void }) {
  const t = useTranslations('console.orders');
  const { time } = useFormats();
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap={6}>
          <Text fw={600}>
            {[t(`kinds.${parcel.kind}`), parcel.company, parcel.trackingNumber, parcel.personName, parcel.personPhone]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {onCorrect && <RowAction name={t('correct.open')} icon={Pencil} isOff={false} onAct={onCorrect} />}
          {parcel.trackUrl && (
            <Anchor href={parcel.trackUrl} target="_blank" rel="noreferrer" size="sm">
              {t('track')}
            </Anchor>
          )}
        </Group>
        {parcel.kind === 'courier' && (
          <StatusBadge colour={colours[parcel.state]}>{t(`parcelStates.${parcel.state}`)}</StatusBadge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t('sentAt', { time: time(parcel.sentAt) })}
        {parcel.deliveredAt && ` · ${t('deliveredAt', { time: time(parcel.deliveredAt) })}`}
      </Text>
      {parcel.events.length > 0 && <ParcelEvents events={parcel.events} />}
      {parcel.lines.map((line) => (
        <Text key={line.lineId} size="sm">
          {line.quantity} × {line.name} {line.variant}
        </Text>
      ))}
    </Stack>
  );
}
