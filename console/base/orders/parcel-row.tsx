import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { Parcel, ShipmentState } from '#contract/shipping/shopper.ts';

const colours: Record<ShipmentState, StatusColour> = {
  sent: 'gray',
  moving: 'blue',
  delivered: 'teal',
  problem: 'red',
  returned: 'orange',
};

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

/** One parcel: how and when it was sent, where it was, and what is in it. */
export function ParcelRow({ parcel, onCorrect }: { parcel: Parcel; onCorrect?: () => void }) {
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
