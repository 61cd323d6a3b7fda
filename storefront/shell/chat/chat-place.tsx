import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { listMessages, openChat as openChatCall, returnToChat } from '#contract/chat/shopper.ts';
import type { Chat } from '#contract/chat/values.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { type AskedChat, type ChatCard, openChat, useMall } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { countInTitle, notify, playSound } from './alerts.ts';
import { ChatWindow, type Shown } from './chat-window.tsx';
import { shortText } from './conversations.tsx';
import { createShopperChat, readChats, type ShopperChat, showUnread } from './shopper-chat.ts';

/** Customer service of whoever uses this browser, from page to page: the connection, and the window when it is open. */
export function ChatPlace() {
  const user = useMall((state) => state.user);
  const isExpected = useMall((state) => state.isUserExpected);
  const owner = user ? `account-${user.uid}` : isExpected ? null : 'guest';
  const client = useMemo(() => (owner ? createShopperChat(owner) : null), [owner]);
  useEffect(() => {
    if (!client) return;
    const end = client.subscribe(() => showUnread(client));
    client.start();
    return () => {
      end();
      client.stop();
      useMall.setState({ unreadChats: 0 });
    };
  }, [client]);
  return (
    client && (
      <WithMessages groups={['chat']}>
        <Place key={owner} client={client} />
      </WithMessages>
    )
  );
}

function Place({ client }: { client: ShopperChat }) {
  const asked = useMall((state) => state.askedChat);
  const unread = useMall((state) => state.unreadChats);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown>({ kind: 'none' });
  const [cards, setCards] = useState<ReadonlyMap<number, ChatCard>>(new Map());
  const drafts = useRef(new Map<number, string>()).current;
  const opener = useRef<Element | null>(null);

  async function find(wanted: AskedChat): Promise<Shown> {
    if ('isList' in wanted) {
      await readChats(client).catch(() => undefined);
      const chats = [...client.getState().conversations.values()].map(({ chat }) => chat);
      const first = chats.sort((one, other) => other.unread - one.unread || other.lastAt.localeCompare(one.lastAt))[0];
      return first ? { kind: 'chat', chatId: first.id } : { kind: 'none' };
    }
    let chat: Chat;
    if ('shopId' in wanted) chat = await callFromBrowser(openChatCall, { shopId: wanted.shopId });
    else if (wanted.key) chat = await callFromBrowser(returnToChat, { key: wanted.key });
    else chat = client.getState().conversations.get(wanted.chatId)?.chat ?? (await readChat(wanted.chatId));
    client.know([chat]);
    client.start(); // a guest has a key from now on
    void readChats(client).catch(() => undefined);
    if ('shopId' in wanted && wanted.card) setCards((known) => new Map(known).set(chat.id, wanted.card as ChatCard));
    return { kind: 'chat', chatId: chat.id };
  }
  function open(wanted: AskedChat) {
    if (!isOpen) opener.current = document.activeElement;
    setOpen(true);
    setShown({ kind: 'asking' });
    void find(wanted).then(setShown, (failure: unknown) => {
      const isForeign = isCallFailure(failure) && /^chat_(link_over|not_found)$/.test(failure.reason ?? '');
      setShown({ kind: 'failed', isForeign, retry: () => open(wanted) });
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (!asked) return;
    useMall.setState({ askedChat: null });
    open(asked);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened
  useEffect(() => {
    const link = readLink(location.href);
    if (!link) return;
    // The key of the link stays neither in the address nor in the history.
    void navigate(link.without, { replace: true, preventScrollReset: true });
    open(link.asked);
  }, []);
  useEffect(() => countInTitle(unread), [unread]);
  useAlerts(client, isOpen && shown.kind === 'chat' ? shown.chatId : null);

  function close() {
    setOpen(false);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }
  if (!isOpen) return null;
  return (
    <ChatWindow
      client={client}
      shown={shown}
      drafts={drafts}
      cards={cards}
      onOpen={(chatId) => setShown({ kind: 'chat', chatId })}
      onPlatform={() => open({ shopId: null })}
      onCardDone={(chatId) => setCards((known) => new Map([...known].filter(([id]) => id !== chatId)))}
      onClose={close}
    />
  );
}

/** Refused to whom the conversation does not belong. */
async function readChat(chatId: number): Promise<Chat> {
  return (await callQuietly(listMessages, { chatId })).chat;
}

/** The conversation that a mail's link leads to, and the address without it. */
function readLink(href: string): { asked: AskedChat; without: string } | null {
  const { pathname, searchParams, hash } = new URL(href);
  const chatId = Number(searchParams.get('chat'));
  const key = searchParams.get('key');
  if (!Number.isSafeInteger(chatId) || chatId < 1) return null;
  searchParams.delete('chat');
  searchParams.delete('key');
  const rest = searchParams.toString();
  return { asked: { chatId, key }, without: pathname + (rest && `?${rest}`) + hash };
}

/** Says that a desk has written, unless the shopper is looking at that conversation. */
function useAlerts(client: ShopperChat, current: number | null): void {
  const t = useTranslations('chat');
  useEffect(
    () =>
      client.on('message', ({ chatId, message }) => {
        if (message.side !== 'desk') return;
        const isSeen = current === chatId && !document.hidden && document.hasFocus();
        if (isSeen) return;
        const open = () => openChat({ chatId, key: null });
        const name = client.getState().conversations.get(chatId)?.chat.shop?.name ?? t('platform');
        const words = shortText(message, t);
        playSound();
        notify(chatId, name, words, open);
        if (current !== chatId)
          void toast(`${name}: ${words.slice(0, 120)}`, 'info', `chat-${chatId}`, {
            label: t('answer'),
            onPress: open,
          });
      }),
    [client, current, t],
  );
}
