import { Divider, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ParcelRow } from '#console/base/orders/parcel-row.tsx';
import { Part } from '#console/base/part.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { getShopOrder } from '#contract/shipping/merchant.ts';
import type { Parcel } from '#contract/shipping/shopper.ts';
import { CorrectTracking } from './correct-tracking.tsx';

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
