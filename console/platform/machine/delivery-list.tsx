import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import {
  dropDelivery,
  listOpenDeliveries,
  type OpenDelivery,
  outboxCountMax,
  retryDelivery,
} from '#contract/machine/platform-outbox.ts';
import { DropDialog, OutboxButtons } from './outbox-acts.tsx';
import { OutboxStateField, useOutboxState } from './outbox-state.tsx';

/** Deliveries to webhooks of shops that wait, or that have failed. */
export function DeliveryList() {
  const t = useTranslations('platform-machine.outbox');
  const { time } = useFormats();
  const { page, limit } = useListAddress();
  const state = useOutboxState();
  const query = useCall(
    listOpenDeliveries,
    { state, page, limit },
    { keepsPrevious: (before) => before.state === state },
  );
  const [dropped, setDropped] = useState<OpenDelivery | null>(null);
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('deliveriesText')}
        </Text>
        <OutboxStateField />
      </Group>
      <List<OpenDelivery>
        label={t('deliveries')}
        query={query}
        idOf={({ id }) => id}
        countMax={outboxCountMax}
        empty={t(`noDeliveries.${state}`)}
        columns={[
          {
            accessor: 'shopName',
            title: t('shop'),
            render: ({ shopId, shopName }) => (
              <LinkedNumber to={`shops/${shopId}`} scope="shops">
                {shopName}
              </LinkedNumber>
            ),
          },
          { accessor: 'kind', title: t('about') },
          { accessor: 'queuedAt', title: t('written'), width: 180, render: ({ queuedAt }) => time(queuedAt) },
          { accessor: 'tries', title: t('tries'), width: 90, textAlign: 'right' },
          {
            accessor: 'nextTryAt',
            title: state === 'waiting' ? t('next') : t('failure'),
            render: ({ nextTryAt, failure, answerStatus, isWebhookOn }) => (
              <>
                {nextTryAt ? time(nextTryAt) : failure && t(`failures.${failure}`, { status: answerStatus ?? 0 })}
                {!isWebhookOn && (
                  <Text size="sm" c="dimmed">
                    {t('isOff')}
                  </Text>
                )}
              </>
            ),
          },
          {
            accessor: 'acts',
            title: '',
            width: 220,
            textAlign: 'right',
            render: (delivery) => (
              <OutboxButtons
                id={delivery.id}
                retrying={retryDelivery}
                canRetry={delivery.isWebhookOn}
                canDrop={state === 'waiting'}
                onDrop={() => setDropped(delivery)}
              />
            ),
          },
        ]}
      />
      {dropped && (
        <DropDialog id={dropped.id} dropping={dropDelivery} onClose={() => setDropped(null)}>
          <Text size="sm">{t('dropDeliveryText', { shop: dropped.shopName })}</Text>
        </DropDialog>
      )}
    </Stack>
  );
}
