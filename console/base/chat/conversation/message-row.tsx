import { Button, Group, Text } from '@mantine/core';
import { Check, CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDeskClient } from '#console/base/chat/desk-side.ts';
import type { DeskChat, Message } from '#contract/chat/values.ts';
import type { Outgoing } from '#ui/chat/outbox.ts';
import { Content, OutgoingContent } from './content.tsx';

type MessageRowProps = { message: Message; chat: DeskChat; isFirst: boolean; isLast: boolean };

/** One message. Of several together the first says who wrote it, and the last when. */
export function MessageRow({ message, chat, isFirst, isLast }: MessageRowProps) {
  const t = useTranslations('chat-desk');
  const { side, author, content, at } = message;
  const isDesk = side === 'desk';
  return (
    <div className="chat-message" data-side={side} data-first={isFirst || undefined}>
      {isFirst && isDesk && author && (
        <Text size="xs" c="dimmed">
          {author}
        </Text>
      )}
      <span className="sr-only">{isDesk ? t('fromDesk') : t('fromShopper')}</span>
      <Content content={content} locale={chat.shopper.locale} isDesk={isDesk} />
      {isLast && (
        <Group gap={4} className="chat-meta">
          <Time at={at} />
          {isDesk && <Mark number={message.number} chat={chat} />}
        </Group>
      )}
    </div>
  );
}

function Time({ at }: { at: string }) {
  const format = useFormatter();
  return (
    <Text size="xs" c="dimmed" component="time" dateTime={at}>
      {format.dateTime(new Date(at), { timeStyle: 'short' })}
    </Text>
  );
}

/** How far a message of the desk has come. */
function Mark({ number, chat: { read, delivered } }: { number: number; chat: DeskChat }) {
  const t = useTranslations('chat-desk.marks');
  const state = number <= read ? 'read' : number <= delivered ? 'delivered' : 'sent';
  const Icon = state === 'sent' ? Check : CheckCheck;
  return (
    <Icon
      size={14}
      role="img"
      aria-label={t(state)}
      color={state === 'read' ? 'var(--mantine-color-teal-6)' : 'var(--mantine-color-dimmed)'}
    />
  );
}

/** What the mall has written: that nobody was there, that it was passed on, closed or opened again. */
export function Notice({ message: { content, at } }: { message: Message }) {
  const t = useTranslations('chat-desk');
  if (content.kind !== 'notice') return null;
  return (
    <div className="chat-notice">
      <Text size="xs" c="dimmed">
        {t(`notices.${content.notice}`)} · <Time at={at} />
      </Text>
      {content.text && (
        <Text size="xs" c="dimmed" fs="italic" style={{ overflowWrap: 'anywhere' }}>
          {content.text}
        </Text>
      )}
    </div>
  );
}

/** What is on its way, or was refused. */
export function Unsent({ message }: { message: Outgoing }) {
  const t = useTranslations('chat-desk');
  const client = useDeskClient();
  const { key, content, failed } = message;
  return (
    <div className="chat-message" data-side="desk" data-unsent>
      <OutgoingContent content={content} />
      {failed ? (
        <Group gap="xs" className="chat-meta" role="alert">
          <TriangleAlert size={14} aria-hidden="true" color="var(--console-bad)" />
          <Text size="xs" c="var(--console-bad)">
            {failed.message || t('notSent')}
          </Text>
          <Button size="compact-xs" variant="default" onClick={() => client.retry(key)}>
            {t('retry')}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => client.discard(key)}>
            {t('discard')}
          </Button>
        </Group>
      ) : (
        <Group gap={4} className="chat-meta">
          <Clock size={12} role="img" aria-label={t('marks.sending')} color="var(--mantine-color-dimmed)" />
        </Group>
      )}
    </div>
  );
}
