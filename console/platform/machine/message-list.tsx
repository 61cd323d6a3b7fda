import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import {
  dropMessage,
  listWaitingMessages,
  outboxCountMax,
  retryMessage,
  type WaitingMessage,
} from '#contract/machine/platform-outbox.ts';
import { DropDialog, OutboxButtons } from './outbox-acts.tsx';
import { OutboxStateField, useOutboxState } from './outbox-state.tsx';

/** Mails and text messages that wait, or that could not be sent. */
export function MessageList() {
  const t = useTranslations('platform-machine.outbox');
  const { time } = useFormats();
  const { page, limit } = useListAddress();
  const state = useOutboxState();
  const query = useCall(
    listWaitingMessages,
    { state, page, limit },
    { keepsPrevious: (before) => before.state === state },
  );
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
              <OutboxButtons
                id={message.id}
                retrying={retryMessage}
                canRetry={message.canRetry}
                canDrop
                onDrop={() => setDropped(message)}
              />
            ),
          },
        ]}
      />
      {dropped && (
        <DropDialog id={dropped.id} dropping={dropMessage} onClose={() => setDropped(null)}>
          <Text size="sm">{t('dropText', { recipient: dropped.recipient })}</Text>
        </DropDialog>
      )}
    </Stack>
  );
}
