import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { phoneLink } from '#storefront/base/client/customer-service.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import type { ChatCard } from '#storefront/base/client/store.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useChat } from '#ui/chat/use-chat.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { MessagesDrawing } from '#ui/drawings/messages-drawing.tsx';
import { ChatThread } from './chat-thread.tsx';
import { Conversations } from './conversations.tsx';
import type { ShopperChat } from './shopper-chat.ts';

/** What the window shows beside the list: nothing yet, a conversation, or why there is none. */
export type Shown =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'failed'; isForeign: boolean; retry: () => void }
  | { kind: 'chat'; chatId: number };

type ChatWindowProps = {
  client: ShopperChat;
  shown: Shown;
  drafts: Map<number, string>;
  cards: ReadonlyMap<number, ChatCard>;
  onOpen: (chatId: number) => void;
  onPlatform: () => void;
  onCardDone: (chatId: number) => void;
  onClose: () => void;
};

/** Customer service over the corner of every page. The page beside it stays usable, so it is no modal dialog. */
export function ChatWindow({ client, shown, drafts, cards, onOpen, onPlatform, onCardDone, onClose }: ChatWindowProps) {
  const t = useTranslations('chat');
  const phone = useKnownHomeData()?.consumerHotline;
  const { conversations, link, problems } = useChat(client);
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLElement>(null);
  const listed = [...conversations.values()].sort((one, other) => other.chat.lastAt.localeCompare(one.chat.lastAt));
  const current = shown.kind === 'chat' ? conversations.get(shown.chatId) : undefined;
  const problem = shown.kind === 'chat' && !current?.isLoaded ? problems.get(shown.chatId) : undefined;
  const isReady = current !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation is shown
  useEffect(() => (field.current ?? frame.current)?.focus(), [isReady && current.chat.id]);

  return (
    <section
      ref={frame}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        const isInside = event.target instanceof Element && event.target.closest('dialog'); // it closes itself
        if (event.key === 'Escape' && !isInside) onClose();
      }}
      className="fixed right-20 bottom-6 z-40 flex h-[min(640px,calc(100dvh-48px))] w-[min(800px,calc(100vw-112px))] overflow-hidden rounded-lg border border-line bg-card text-sm shadow-float outline-none motion-safe:animate-[chat-in_160ms_var(--ease-out)]"
    >
      <div className="flex w-64 shrink-0 flex-col border-r border-line">
        <div className="flex h-16 shrink-0 items-center border-b border-line px-4">
          <p className="text-base font-semibold">{t('title')}</p>
        </div>
        <Conversations conversations={listed} current={shown.kind === 'chat' ? shown.chatId : null} onOpen={onOpen} />
        <div className="shrink-0 space-y-2 border-t border-line p-3 text-center">
          {!listed.some(({ chat }) => chat.shop === null) && (
            <Button variant="secondary" className="w-full" onClick={onPlatform}>
              {t('askPlatform')}
            </Button>
          )}
          {phone && (
            <a href={phoneLink(phone)} className="block text-xs text-ink-3 hover:text-brand">
              {t('orCall', { phone })}
            </a>
          )}
        </div>
      </div>
      {shown.kind === 'failed' || problem ? (
        <Failed
          isForeign={problem ? problem.reason === 'chat_not_found' : shown.kind === 'failed' && shown.isForeign}
          retry={() => (shown.kind === 'failed' ? shown.retry() : shown.kind === 'chat' && client.reload(shown.chatId))}
        />
      ) : current ? (
        <ChatThread
          key={current.chat.id}
          client={client}
          conversation={current}
          link={link}
          field={field as RefObject<HTMLTextAreaElement | null>}
          drafts={drafts}
          card={cards.get(current.chat.id) ?? null}
          onCardDone={() => onCardDone(current.chat.id)}
        />
      ) : shown.kind === 'none' ? (
        <div className="grid min-w-0 grow place-items-center bg-page">
          <EmptyState
            drawing={<MessagesDrawing />}
            title={t(listed.length > 0 ? 'choose' : 'emptyTitle')}
            text={t(listed.length > 0 ? 'chooseText' : 'emptyText')}
          />
        </div>
      ) : (
        <div role="status" aria-label={t('loading')} className="grow space-y-4 bg-page p-5 pt-21">
          <Skeleton className="h-10 w-56 bg-line" />
          <Skeleton className="ml-auto h-10 w-64 bg-line" />
        </div>
      )}
      <IconButton label={t('close')} className="absolute top-3.5 right-3" onClick={onClose}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  );
}

function Failed({ isForeign, retry }: { isForeign: boolean; retry: () => void }) {
  const t = useTranslations('chat');
  const isGuest = useMall((state) => state.user === null);
  return (
    <div role="alert" className="grid min-w-0 grow place-items-center bg-page">
      <EmptyState
        drawing={<MessagesDrawing />}
        title={t(isForeign ? 'foreignTitle' : 'failedTitle')}
        text={t(isForeign ? (isGuest ? 'foreignGuest' : 'foreignText') : 'failedText')}
        action={
          isForeign ? (
            isGuest && <Button onClick={() => askToSignIn()}>{t('signIn')}</Button>
          ) : (
            <Button onClick={retry}>{t('again')}</Button>
          )
        }
      />
    </div>
  );
}
