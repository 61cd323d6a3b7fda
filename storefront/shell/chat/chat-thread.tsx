import { Search, WifiOff } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { blockDesk } from '#contract/chat/shopper.ts';
import type { Chat, Message } from '#contract/chat/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import type { ChatCard } from '#storefront/base/client/store.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import type { Link } from '#ui/chat/connection.ts';
import type { Conversation } from '#ui/chat/conversation.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ChatOptions } from './chat-options.tsx';
import { Composer } from './composer.tsx';
import { DeskImage } from './desk-image.tsx';
import { MessageList } from './message-list.tsx';
import type { ShopperChat } from './shopper-chat.ts';

const ChatSearch = lazy(() => import('./chat-search.tsx').then((module) => ({ default: module.ChatSearch })));
const Rating = lazy(() => import('./rating.tsx').then((module) => ({ default: module.Rating })));

type ChatThreadProps = {
  client: ShopperChat;
  conversation: Conversation<Chat>;
  link: Link;
  field: RefObject<HTMLTextAreaElement | null>;
  drafts: Map<number, string>;
  card: ChatCard | null;
  onCardDone: () => void;
};

/** One conversation: with whom, what was said, and where one writes. */
export function ChatThread({ client, conversation, link, field, drafts, card, onCardDone }: ChatThreadProps) {
  const t = useTranslations('chat');
  const { chat, isLoaded, messages } = conversation;
  const name = chat.shop?.name ?? t('platform');
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => client.show(chat.id), [client, chat.id]);

  async function lead({ number }: Message) {
    // The conversation is read back to that message: what is between is wanted next.
    for (let first = firstOf(client, chat.id); first > number; ) {
      await client.loadOlder(chat.id).catch(() => undefined);
      const next = firstOf(client, chat.id);
      if (next >= first) break;
      first = next;
    }
    setFound(number);
  }

  return (
    <div className="flex min-w-0 grow flex-col">
      <div className="flex h-16 shrink-0 items-center gap-3 border-b border-line bg-card pr-14 pl-5">
        <DeskImage shop={chat.shop} width={36} />
        <div className="min-w-0 grow">
          <h2 className="truncate font-semibold">
            {chat.shop ? (
              <MallLink to={shopPath(chat.shop.id)} className="hover:text-brand">
                {name}
              </MallLink>
            ) : (
              name
            )}
          </h2>
          <p className="flex items-center gap-1.5 text-xs text-ink-3">
            <span aria-hidden="true" className={`size-2 rounded-full ${chat.isAway ? 'bg-control' : 'bg-success'}`} />
            {t(chat.isAway ? 'away' : 'there')}
          </p>
        </div>
        <IconButton label={t('search')} aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          <Search aria-hidden="true" size={18} />
        </IconButton>
        <ChatOptions chat={chat} name={name} />
      </div>
      <LinkLine link={link} />
      {isSearching && (
        <Suspense>
          <ChatSearch chatId={chat.id} deskName={name} onFound={(message) => void lead(message)} />
        </Suspense>
      )}
      {isLoaded ? (
        <>
          <MessageList client={client} conversation={conversation} deskName={name} found={found} />
          {messages.length === 0 && conversation.outgoing.length === 0 && (
            <p className="shrink-0 bg-page px-5 pb-4 text-center text-ink-3">{t('hello', { name })}</p>
          )}
        </>
      ) : (
        <div role="status" aria-label={t('loading')} className="grow space-y-4 bg-page p-5">
          <Skeleton className="h-10 w-56 bg-line" />
          <Skeleton className="ml-auto h-10 w-64 bg-line" />
          <Skeleton className="h-16 w-72 bg-line" />
        </div>
      )}
      {chat.canRate && (
        <Suspense>
          <Rating chatId={chat.id} onRated={() => void client.reload(chat.id)} />
        </Suspense>
      )}
      {chat.isBlocked ? (
        <p className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-t border-line bg-card px-5 py-6 text-ink-2">
          {t('blocked')}
          <TextButton
            variant="strong"
            onClick={() => void callFromBrowser(blockDesk, { chatId: chat.id, isBlocked: false }).catch(() => null)}
          >
            {t('options.unblock')}
          </TextButton>
        </p>
      ) : chat.isRefused ? (
        <p className="shrink-0 border-t border-line bg-card px-5 py-6 text-center text-ink-2">{t('refused')}</p>
      ) : (
        <Composer key={chat.id} {...{ client, chatId: chat.id, field, drafts, card, onCardDone }} />
      )}
    </div>
  );
}

const firstOf = (client: ShopperChat, chatId: number) =>
  client.getState().conversations.get(chatId)?.messages[0]?.number ?? 0;

const graceMs = 1_500; // shorter breaks are nobody's concern

/** How the connection stands, when it does not stand well. */
function LinkLine({ link }: { link: Link }) {
  const t = useTranslations('chat');
  const isBad = link === 'offline' || link === 'connecting';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isBad), isBad ? graceMs : 0);
    return () => clearTimeout(timer);
  }, [isBad]);
  return (
    <div role="status">
      {isShown && isBad && (
        <p className="flex items-center gap-2 bg-warning-soft px-5 py-1.5 text-xs text-ink-2">
          <WifiOff aria-hidden="true" size={14} className="shrink-0" />
          {t(link === 'offline' ? 'offline' : 'connecting')}
        </p>
      )}
    </div>
  );
}
