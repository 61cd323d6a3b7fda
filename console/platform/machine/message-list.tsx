import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import {
  dropMessage,
  dropReasonMax,
  listWaitingMessages,
  outboxCountMax,
  retryMessage,
  type WaitingMessage,
} from '#contract/machine/platform-outbox.ts';
import { OutboxStateField, useOutboxState } from './outbox-state.tsx';

/** Mails and text messages that wait, or that could not be sent. */
export function MessageList() {
  const t = useTranslations('platform-machine.outbox');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const { page, limit } = useListAddress();
  const state = useOutboxState();
  const query = useCall(
    listWaitingMessages,
    { state, page, limit },
    { keepsPrevious: (before) => before.state === state },
  );
  const retry = useSend(retryMessage);
  const drop = useSend(dropMessage);
  const [dropped, setDropped] = useState<WaitingMessage | null>(null);
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('messagesText')}
        </Text>
        <OutboxStateField />
      </Group>
      <List<WaitingMessage>
        label={t('messages')}
        query={query}
        idOf={({ id }) => id}
        countMax={outboxCountMax}
        empty={t(`noMessages.${state}`)}
        columns={[
          {
            accessor: 'recipient',
            title: t('recipient'),
            render: ({ recipient, channel }) => (
              <>
                <Text size="sm">{recipient}</Text>
                <Text size="sm" c="dimmed">
                  {t(`channels.${channel}`)}
                </Text>
              </>
            ),
          },
          { accessor: 'kind', title: t('about'), render: ({ kind }) => kind || t('code') },
          { accessor: 'writtenAt', title: t('written'), width: 180, render: ({ writtenAt }) => time(writtenAt) },
          { accessor: 'tries', title: t('tries'), width: 90, textAlign: 'right' },
          {
            accessor: 'nextTryAt',
            title: state === 'waiting' ? t('next') : t('failure'),
            render: ({ nextTryAt, failure, canRetry }) => (
              <>
                {nextTryAt ? time(nextTryAt) : failure}
                {!canRetry && (
                  <Text size="sm" c="dimmed">
                    {t('hadCode')}
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
            render: (message) => (
              <Group gap="xs" justify="flex-end" wrap="nowrap">
                {message.canRetry && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('retryOne', { name: String(message.id) })}
                    onClick={() =>
                      retry.mutate({ id: message.id }, { onSuccess: () => done(t('retried')), onError: failed })
                    }
                  >
                    {t('retry')}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('dropOne', { name: String(message.id) })}
                  onClick={() => setDropped(message)}
                >
                  {t('drop')}
                </Button>
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
          <Text size="sm">{t('dropText', { recipient: dropped.recipient })}</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
