import { ActionIcon, Button, Center, Skeleton, Stack, Text } from '@mantine/core';
import { ArrowDown } from 'lucide-react';
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDeskClient } from '#console/base/chat/desk-side.ts';
import { useNotices } from '#console/base/failure-text.ts';
import type { DeskChat, Message } from '#contract/chat/values.ts';
import type { Conversation } from '#ui/chat/conversation.ts';
import { MessageRow, Notice, Unsent } from './message-row.tsx';

/** As near to the end one still follows what comes. */
const nearPixels = 80;
/** Messages of one side that come within this time stand together. */
const togetherMs = 5 * 60_000;

type MessageListProps = { chatId: number; conversation: Conversation<DeskChat> };

/** What was written, the newest below, and before it what is still on its way. */
export function MessageList({ chatId, conversation }: MessageListProps) {
  const t = useTranslations('chat-desk');
  const client = useDeskClient();
  const { chat, messages, outgoing, isLoaded, isTyping, hasOlder } = conversation;
  const { ref, isAtEnd, onScroll, toEnd } = useFollowing(messages, outgoing.length + (isTyping ? 1 : 0));
  useReading(isAtEnd && isLoaded && chat.isOurs, () => client.markRead(chatId), messages.length);
  return (
    <div className="chat-messages-around">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard */}
      <div className="chat-messages" role="log" aria-label={t('messages')} tabIndex={0} ref={ref} onScroll={onScroll}>
        {!isLoaded && (
          <Stack gap="sm" aria-hidden="true">
            <Skeleton h={48} w="60%" />
            <Skeleton h={40} w="45%" ml="auto" />
            <Skeleton h={64} w="55%" />
          </Stack>
        )}
        {hasOlder && <Older chatId={chatId} />}
        {messages.map((message, at) => {
          const [before, after] = [messages[at - 1], messages[at + 1]];
          const isNewDay = !before || dayOf(before.at) !== dayOf(message.at);
          return (
            <div key={message.number} className="chat-message-around">
              {isNewDay && <Day at={message.at} />}
              {message.side === 'mall' ? (
                <Notice message={message} />
              ) : (
                <MessageRow
                  message={message}
                  chat={chat}
                  isFirst={isNewDay || !isTogether(before, message)}
                  isLast={!after || !isTogether(message, after)}
                />
              )}
            </div>
          );
        })}
        {outgoing.map((each) => (
          <Unsent key={each.key} message={each} />
        ))}
        {isTyping && (
          <div className="chat-typing" role="status">
            <span className="chat-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className="sr-only">{t('typing')}</span>
          </div>
        )}
      </div>
      {!isAtEnd && (
        <ActionIcon
          className="chat-to-end"
          variant="default"
          radius="xl"
          size={36}
          aria-label={chat.unread > 0 ? t('toNewest', { count: chat.unread }) : t('toEnd')}
          onClick={toEnd}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

const dayOf = (iso: string) => new Date(iso).toDateString();

const isTogether = (one: Message | undefined, other: Message) =>
  one !== undefined &&
  one.side === other.side &&
  one.author === other.author &&
  Date.parse(other.at) - Date.parse(one.at) < togetherMs;

function Day({ at }: { at: string }) {
  const format = useFormatter();
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return (
    <Center my="xs">
      <Text size="xs" c="dimmed">
        {format.dateTime(new Date(at), {
          ...{ weekday: 'short', month: 'short', day: 'numeric' },
          ...(!isThisYear && { year: 'numeric' }),
        })}
      </Text>
    </Center>
  );
}

function Older({ chatId }: { chatId: number }) {
  const t = useTranslations('chat-desk');
  const client = useDeskClient();
  const { failed } = useNotices();
  const [isLoading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void client
      .loadOlder(chatId)
      .catch(failed)
      .finally(() => setLoading(false));
  };
  return (
    <Center>
      <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={load}>
        {t('older')}
      </Button>
    </Center>
  );
}

/** Follows the end while one is there, and stays at what one reads when older messages are put before it. */
function useFollowing(messages: readonly Message[], rest: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const seen = useRef({ first: 0, height: 0, isAtEnd: true });
  const first = messages[0]?.number ?? 0;
  const count = messages.length + rest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const before = seen.current;
    if (before.first !== 0 && first < before.first) list.scrollTop += list.scrollHeight - before.height;
    else if (before.isAtEnd) list.scrollTop = list.scrollHeight;
    seen.current = { ...before, first, height: list.scrollHeight };
  }, [count, first]);
  // Pictures and cards grow when they have come, and the column when the one beside it is closed.
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      if (seen.current.isAtEnd) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    for (const child of list.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return {
    ref,
    isAtEnd,
    onScroll({ currentTarget: list }: UIEvent<HTMLDivElement>) {
      const is = list.scrollHeight - list.scrollTop - list.clientHeight < nearPixels;
      seen.current.isAtEnd = is;
      setAtEnd(is);
    },
    toEnd() {
      const list = ref.current;
      list?.scrollTo({ top: list.scrollHeight });
      list?.focus();
    },
  };
}

/** What is on the screen while someone looks at it is read. */
function useReading(isSeen: boolean, read: () => void, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every message
  useEffect(() => {
    if (!isSeen) return;
    const readNow = () => document.hasFocus() && read();
    readNow();
    window.addEventListener('focus', readNow);
    return () => window.removeEventListener('focus', readNow);
  }, [isSeen, count]);
}
