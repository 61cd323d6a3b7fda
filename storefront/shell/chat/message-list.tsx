import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Chat, Message } from '#contract/chat/values.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { type BubbleState, MiddleLine, TypingDots } from '#ui/chat/bubble.tsx';
import type { Conversation } from '#ui/chat/conversation.ts';
import { isSameDay, useChatTimes } from './chat-times.ts';
import { MessageRow } from './message-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import type { ShopperChat } from './shopper-chat.ts';

type MessageListProps = {
  client: ShopperChat;
  conversation: Conversation<Chat>;
  deskName: string;
  /** A message that was searched for. */
  found: number | null;
};

const nearPx = 120;

/** The messages of a conversation, the newest at the bottom, where it stays unless the shopper has scrolled up. */
export function MessageList({ client, conversation, deskName, found }: MessageListProps) {
  const t = useTranslations('chat');
  const times = useChatTimes();
  const { chat, messages, outgoing, hasOlder, isTyping } = conversation;
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);
  const [isLoading, setLoading] = useState(false);

  const toEnd = () => {
    const list = place.current;
    if (list && isAtEnd.current) list.scrollTop = list.scrollHeight;
  };
  const newest = messages.at(-1)?.number;
  const oldest = messages[0]?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has come at the end
  useLayoutEffect(toEnd, [newest, outgoing.length, isTyping]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: older messages push the others down, which must not move
  useLayoutEffect(() => {
    const list = place.current;
    if (list && heightBefore.current > 0 && !isAtEnd.current)
      list.scrollTop += list.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [oldest]);
  useEffect(() => {
    if (found === null) return;
    isAtEnd.current = false;
    place.current?.querySelector(`[data-number="${found}"]`)?.scrollIntoView({ block: 'center' });
  }, [found]);

  // Seen is what is on a screen that a person looks at.
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'visible' && document.hasFocus() && isAtEnd.current) client.markRead(chat.id);
    };
    see();
    addEventListener('focus', see);
    document.addEventListener('visibilitychange', see);
    return () => {
      removeEventListener('focus', see);
      document.removeEventListener('visibilitychange', see);
    };
  });

  async function older() {
    heightBefore.current = place.current?.scrollHeight ?? 0;
    setLoading(true);
    await client.loadOlder(chat.id).catch(() => undefined);
    setLoading(false);
  }

  const lastOwn = messages.findLast(({ side }) => side === 'shopper')?.number;
  return (
    <div
      ref={place}
      role="log"
      aria-label={t('log', { name: deskName })}
      aria-live="polite"
      // It scrolls, so the arrow keys have to reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
        if (isAtEnd.current) client.markRead(chat.id);
      }}
      className="flex min-h-0 grow flex-col gap-3 overflow-y-auto overscroll-contain bg-page px-5 py-4 -outline-offset-2"
    >
      {hasOlder && (
        <TextButton disabled={isLoading} className="mx-auto shrink-0 text-xs" onClick={() => void older()}>
          {t('older')}
        </TextButton>
      )}
      {messages.map((message, at) => {
        const before = messages[at - 1];
        return (
          <Fragment key={message.number}>
            {(!before || !isSameDay(before.at, message.at)) && <DayLine at={message.at} day={times.day} />}
            <MessageRow
              message={message}
              time={times.time(message.at)}
              state={message.number === lastOwn && outgoing.length === 0 ? stateOf(message, chat) : null}
              deskName={deskName}
              isFirst={before?.author !== message.author}
              isFound={message.number === found}
              onGrown={toEnd}
            />
          </Fragment>
        );
      })}
      {outgoing.map((message) => (
        <OutgoingRow
          key={message.key}
          message={message}
          onRetry={() => client.retry(message.key)}
          onDiscard={() => client.discard(message.key)}
        />
      ))}
      {isTyping && <TypingDots label={t('typing')} />}
    </div>
  );
}

function DayLine({ at, day }: { at: string; day: (at: string) => string }) {
  const t = useTranslations('chat');
  const words = day(at);
  return <MiddleLine>{words === 'today' || words === 'yesterday' ? t(words) : words}</MiddleLine>;
}

function stateOf({ number }: Message, chat: Chat): BubbleState {
  return number <= chat.read ? 'read' : number <= chat.delivered ? 'delivered' : 'sent';
}
