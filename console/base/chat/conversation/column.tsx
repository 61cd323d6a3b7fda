import { ActionIcon, Avatar, Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { useShopperName } from '#console/base/chat/chat-words.ts';
import { Composer } from '#console/base/chat/composer/composer.tsx';
import { useDeskClient } from '#console/base/chat/desk-side.ts';
import { Waiting } from '#console/base/chat/inbox/inbox-row.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { languageName } from '#console/base/texts/texts-input.tsx';
import type { DeskChat } from '#contract/chat/values.ts';
import { languageTag } from '#contract/core/languages.ts';
import { useChat } from '#ui/chat/use-chat.ts';
import { ChatActs } from './chat-acts.tsx';
import { MessageList } from './message-list.tsx';

type ColumnProps = {
  chatId: number;
  isActive: boolean;
  isAlone: boolean;
  onActivate: () => void;
  onClose: () => void;
};

/** One conversation: what was written, what can be done with it, and where one answers. */
export function ConversationColumn({ chatId, isActive, isAlone, onActivate, onClose }: ColumnProps) {
  const t = useTranslations('chat-desk');
  const client = useDeskClient();
  const nameOf = useShopperName();
  const { conversations, problems } = useChat(client);
  useEffect(() => client.show(chatId), [client, chatId]);
  const conversation = conversations.get(chatId);
  const problem = problems.get(chatId);
  const isKnown = conversation !== undefined;
  const isUnread = conversation?.isLoaded === false;
  const [wasKnown, setKnown] = useState(false);
  useEffect(() => {
    if (isKnown) setKnown(true);
  }, [isKnown]);
  // It was passed on, and has come back.
  useEffect(() => {
    if (wasKnown && isUnread) void client.reload(chatId);
  }, [client, chatId, wasKnown, isUnread]);
  const isGone = !conversation && (wasKnown || problem?.reason === 'chat_not_found');
  const name = conversation ? nameOf(conversation.chat) : t('number', { number: chatId });
  return (
    <section
      className="chat-column"
      aria-label={t('conversationWith', { name })}
      data-active={(isActive && !isAlone) || undefined}
      onFocusCapture={onActivate}
      onPointerDown={onActivate}
    >
      {!conversation && !problem && !isGone && <Loading onClose={onClose} />}
      {isGone && <Gone onClose={onClose} />}
      {!conversation?.isLoaded && problem && !isGone && problem.reason !== 'chat_not_found' && (
        <LoadFailure
          error={new CallFailure(0, problem.reason === 'offline' ? 'offline' : 'internal_error', problem.message)}
          onRetry={() => client.reload(chatId)}
        />
      )}
      {conversation && (
        <>
          <Head chat={conversation.chat} name={name} onClose={onClose} />
          <MessageList chatId={chatId} conversation={conversation} />
          <Composer chat={conversation.chat} />
        </>
      )}
    </section>
  );
}

function Head({ chat, name, onClose }: { chat: DeskChat; name: string; onClose: () => void }) {
  const t = useTranslations('chat-desk');
  const { shopper, clerk, state, waitingSince, note } = chat;
  return (
    <Box className="chat-line-below">
      <Group p="sm" gap="sm" wrap="nowrap">
        <Avatar name={name} color="initials" radius="xl" size={36} aria-hidden="true" />
        <div style={{ minWidth: 0, flex: 1 }}>
          <Group gap={6} wrap="nowrap">
            <Text fw={650} truncate>
              {name}
            </Text>
            {waitingSince && <Waiting since={waitingSince} />}
          </Group>
          <Text size="xs" c="dimmed" truncate>
            <span lang={languageTag(shopper.locale)}>{languageName(shopper.locale)}</span>
            {' · '}
            {state === 'assigned' ? t('with', { name: clerk?.nickname ?? '' }) : t(`states.${state}`)}
          </Text>
        </div>
        {!chat.isOurs && <StatusBadge colour="orange">{t('readOnly')}</StatusBadge>}
        <ChatActs chat={chat} />
        <CloseButton onClose={onClose} />
      </Group>
      {note && (
        <Text size="sm" className="chat-note" style={{ overflowWrap: 'anywhere' }}>
          <Text span size="sm" fw={600}>
            {t('noteFrom')}
          </Text>{' '}
          {note}
        </Text>
      )}
    </Box>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTranslations('chat-desk');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      aria-label={t('closeColumn')}
      title={t('closeColumn')}
      onClick={onClose}
    >
      <X size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

function Loading({ onClose }: { onClose: () => void }) {
  return (
    <Stack p="sm" flex={1}>
      <Group justify="space-between">
        <Skeleton h={36} w={220} />
        <CloseButton onClose={onClose} />
      </Group>
      <Skeleton h={56} w="60%" />
      <Skeleton h={40} w="50%" ml="auto" />
      <Skeleton h={72} w="65%" />
    </Stack>
  );
}

/** It was passed on to another desk, or never was at this one. */
function Gone({ onClose }: { onClose: () => void }) {
  const t = useTranslations('chat-desk.gone');
  return (
    <Stack align="center" justify="center" flex={1} p="xl" gap="xs" role="status">
      <Text fw={600}>{t('title')}</Text>
      <Text c="dimmed" ta="center" size="sm">
        {t('text')}
      </Text>
      <Button variant="default" mt="sm" onClick={onClose}>
        {t('close')}
      </Button>
    </Stack>
  );
}
