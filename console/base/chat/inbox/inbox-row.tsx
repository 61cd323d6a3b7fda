import { ActionIcon, Avatar, Text, UnstyledButton } from '@mantine/core';
import { Ban, Clock, Columns2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  longWaitSeconds,
  secondsSince,
  useDuration,
  useLastWords,
  useShopperName,
  useTicking,
} from '#console/base/chat/chat-words.ts';
import { languageName } from '#console/base/texts/texts-input.tsx';
import type { DeskChat } from '#contract/chat/values.ts';
import { languageTag } from '#contract/core/languages.ts';

const tickMs = 20_000;

type InboxRowProps = {
  chat: DeskChat;
  isTyping: boolean;
  isOpen: boolean;
  isActive: boolean;
  onOpen: () => void /** Null: it is open, or there is nothing beside which it could be. */;
  onBeside: (() => void) | null;
};

/** One conversation in the list: who, in which language, what was said last, how long it waits, and who has it. */
export function InboxRow({ chat, isTyping, isOpen, isActive, onOpen, onBeside }: InboxRowProps) {
  const t = useTranslations('chat-desk');
  const nameOf = useShopperName();
  const lastWords = useLastWords();
  const { shopper, waitingSince, clerk, unread, last, lastAt, isBlocked } = chat;
  const name = nameOf(chat);
  return (
    <li className="chat-row-around">
      <UnstyledButton
        className="chat-row"
        data-open={isOpen || undefined}
        aria-current={isActive ? 'true' : undefined}
        onClick={onOpen}
      >
        <Avatar name={name} color="initials" radius="xl" size={38} aria-hidden="true" />
        <span className="chat-row-text">
          <span className="chat-row-line">
            <Text span fw={unread > 0 ? 700 : 600} size="sm" truncate>
              {name}
            </Text>
            {waitingSince ? <Waiting since={waitingSince} /> : <When at={lastAt} />}
          </span>
          <span className="chat-row-line">
            <Text span size="sm" c={unread > 0 ? undefined : 'dimmed'} fw={unread > 0 ? 500 : 400} truncate>
              {isTyping ? t('typing') : lastWords(last)}
            </Text>
            {unread > 0 && (
              <span className="chat-count" data-strong>
                {unread > 99 ? '99+' : unread}
                <span className="sr-only">{t('inbox.unread', { count: unread })}</span>
              </span>
            )}
          </span>
          <span className="chat-row-line">
            <Text span size="xs" c="dimmed" truncate>
              <span lang={languageTag(shopper.locale)}>{languageName(shopper.locale)}</span>
              {' · '}
              {chat.state === 'closed' ? t('states.closed') : (clerk?.nickname ?? t('states.waiting'))}
            </Text>
            {isBlocked && <Ban size={14} role="img" aria-label={t('states.blocked')} />}
          </span>
        </span>
      </UnstyledButton>
      {onBeside && (
        <ActionIcon
          className="chat-beside"
          variant="default"
          size={28}
          aria-label={t('inbox.beside', { name })}
          title={t('inbox.beside', { name })}
          onClick={onBeside}
        >
          <Columns2 size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

/** How long the shopper has waited for an answer. */
export function Waiting({ since }: { since: string }) {
  const t = useTranslations('chat-desk');
  const duration = useDuration();
  const seconds = secondsSince(since, useTicking(tickMs));
  const time = seconds < 60 ? t('justNow') : duration(seconds);
  return (
    <Text
      span
      size="xs"
      fw={600}
      className="chat-wait"
      c={seconds > longWaitSeconds ? 'var(--console-bad)' : 'var(--console-warning)'}
    >
      <Clock size={12} aria-hidden="true" />
      <span className="sr-only">{t('waitsSince')}</span>
      {time}
    </Text>
  );
}

function When({ at }: { at: string }) {
  const duration = useDuration();
  const t = useTranslations('chat-desk');
  const seconds = secondsSince(at, useTicking(tickMs));
  return (
    <Text span size="xs" c="dimmed" className="chat-wait">
      {seconds < 60 ? t('justNow') : duration(seconds)}
    </Text>
  );
}
