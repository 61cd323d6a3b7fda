import { useTranslations } from 'use-intl';
import type { Chat, Message } from '#contract/chat/values.ts';
import type { Conversation } from '#ui/chat/conversation.ts';
import { ConversationRow } from '#ui/chat/conversation-row.tsx';
import { useChatTimes } from './chat-times.ts';
import { DeskImage } from './desk-image.tsx';

type ConversationsProps = {
  conversations: readonly Conversation<Chat>[];
  current: number | null;
  onOpen: (chatId: number) => void;
};

/** All conversations, the one with the newest message first. */
export function Conversations({ conversations, current, onOpen }: ConversationsProps) {
  const t = useTranslations('chat');
  const times = useChatTimes();
  const at = (date: string) => {
    const day = times.day(date);
    return day === 'today' ? times.time(date) : day === 'yesterday' ? t('yesterday') : day;
  };
  return (
    <nav aria-label={t('conversations')} className="min-h-0 grow overflow-y-auto">
      <ul>
        {conversations.map(({ chat, messages, isTyping }) => (
          <li key={chat.id}>
            <ConversationRow
              name={chat.shop?.name ?? t('platform')}
              image={<DeskImage shop={chat.shop} />}
              time={chat.lastNumber > 0 ? at(chat.lastAt) : ''}
              text={isTyping ? t('typing') : <LastWords chat={chat} message={messages.at(-1)} />}
              isCurrent={chat.id === current}
              unread={chat.unread}
              unreadLabel={t('unread', { count: chat.unread })}
              onOpen={() => onOpen(chat.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What was written last, where that is known; otherwise how the conversation stands. */
function LastWords({ chat, message }: { chat: Chat; message: Message | undefined }) {
  const t = useTranslations('chat');
  if (message) return shortText(message, t);
  if (chat.unread > 0) return t('unread', { count: chat.unread });
  return chat.isClosed ? t('closed') : chat.lastNumber === 0 ? t('begin') : t('noNews');
}

export function shortText({ content }: Message, t: ReturnType<typeof useTranslations<'chat'>>): string {
  if (content.kind === 'text') return content.text;
  if (content.kind === 'notice') return content.text || t(`notices.${content.notice}`);
  return t(`kinds.${content.kind}`);
}
