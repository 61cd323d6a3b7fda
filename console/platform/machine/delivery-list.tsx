import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import {
  dropDelivery,
  dropReasonMax,
  listOpenDeliveries,
  type OpenDelivery,
  outboxCountMax,
  retryDelivery,
} from '#contract/machine/platform-outbox.ts';
import { OutboxStateField, useOutboxState } from './outbox-state.tsx';

/** Deliveries to webhooks of shops that wait, or that have failed. */
export function DeliveryList() {
  const t = useTranslations('platform-machine.outbox');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const { page, limit } = useListAddress();
  const state = useOutboxState();
  const query = useCall(
    listOpenDeliveries,
    { state, page, limit },
    { keepsPrevious: (before) => before.state === state },
  );
  const retry = useSend(retryDelivery);
  const drop = useSend(dropDelivery);
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
            render: ({ id, isWebhookOn, ...delivery }) => (
              <Group gap="xs" justify="flex-end" wrap="nowrap">
                {isWebhookOn && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('retryOne', { name: String(id) })}
                    onClick={() => retry.mutate({ id }, { onSuccess: () => done(t('retried')), onError: failed })}
                  >
                    {t('retry')}
                  </Button>
                )}
                {state === 'waiting' && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('dropOne', { name: String(id) })}
                    onClick={() => setDropped({ id, isWebhookOn, ...delivery })}
                  >
                    {t('drop')}
                  </Button>
                )}
              </Group>
            ),
          },
        ]}
      />
      {dropped && (
        <ReasonDialog
          title={t('dropTitle')}
          confirm={t('drop')}
          lettersMax={dropReasonMax}
          onClose={() => setDropped(null)}
          onConfirm={async (reason) => {
            await drop.mutateAsync({ id: dropped.id, reason });
            done(t('dropped'));
          }}
        >
          <Text size="sm">{t('dropDeliveryText', { shop: dropped.shopName })}</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
