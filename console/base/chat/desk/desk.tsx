import { ActionIcon, Alert, Button, Group, Tabs, Text } from '@mantine/core';
import { useElementSize, useLocalStorage } from '@mantine/hooks';
import { CloudOff, MessagesSquare, PanelRight, RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlertMenu } from '#console/base/chat/alerts/alert-menu.tsx';
import { alertClerk } from '#console/base/chat/alerts/alert-settings.ts';
import { ChatScreen } from '#console/base/chat/chat-screen.tsx';
import { useShopperName } from '#console/base/chat/chat-words.ts';
import { ConversationColumn } from '#console/base/chat/conversation/column.tsx';
import { type DeskClient, DeskClientContext, useDeskSide } from '#console/base/chat/desk-side.ts';
import { Inbox } from '#console/base/chat/inbox/inbox.tsx';
import { ShopperPanel } from '#console/base/chat/shopper/shopper-panel.tsx';
import { deskIsOpen } from '#console/base/chat/waiting/open-desk.ts';
import { useLocale } from '#console/base/locale.ts';
import { useUser } from '#console/base/session/user.ts';
import { useChat } from '#ui/chat/use-chat.ts';
import { createDeskClient } from './create-desk-client.ts';
import { columnsIn, useOpenChats } from './use-open-chats.ts';

/** The inbox of the desk and, beside it, up to three conversations with what is known of the shopper. */
export function Desk() {
  const { data: user } = useUser();
  return user ? <OpenDesk uid={user.uid} /> : null;
}

function OpenDesk({ uid }: { uid: number }) {
  const client = useClient(uid);
  return (
    <DeskClientContext value={client}>
      <DeskParts client={client} />
    </DeskClientContext>
  );
}

/** One connection as long as the desk is open; another for another language, in which the mall writes cards and reasons. */
function useClient(uid: number): DeskClient {
  const { calls, shopId } = useDeskSide();
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection has the language in which it was opened
  const client = useMemo(() => createDeskClient({ calls, shopId }, uid), [calls, shopId, uid, locale]);
  useEffect(() => {
    client.start();
    const end = deskIsOpen();
    return () => {
      end();
      client.stop();
    };
  }, [client]);
  return client;
}

function DeskParts({ client }: { client: DeskClient }) {
  const t = useTranslations('chat-desk');
  const { link } = useChat(client);
  const chats = useOpenChats();
  const { opened, active } = chats;
  const [hasPanel, setPanel] = useLocalStorage({
    ...{ key: 'console.chat.panel', defaultValue: true, getInitialValueInEffect: false },
  });
  useAlerts(client, chats.open);
  return (
    <ChatScreen
      part="inbox"
      actions={
        <>
          <LinkState link={link} onRetry={() => client.start()} />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('panel')}
            title={t('panel')}
            aria-pressed={hasPanel}
            onClick={() => setPanel(!hasPanel)}
          >
            <PanelRight size={18} aria-hidden="true" />
          </ActionIcon>
          <AlertMenu />
        </>
      }
    >
      <Inbox client={client} opened={opened} active={active} onOpen={chats.show} onBeside={chats.open} />
      {active === null ? <NothingOpen /> : <Columns client={client} {...chats} active={active} />}
      {hasPanel && active !== null && <ShopperPanel key={active} chatId={active} />}
    </ChatScreen>
  );
}

type ColumnsProps = { client: DeskClient; active: number } & Pick<
  ReturnType<typeof useOpenChats>,
  'opened' | 'setActive' | 'close' | 'open'
>;

/** As many conversations as fit; where not all do, one of them, and tabs for the others. */
function Columns({ client, opened, active, setActive, close }: ColumnsProps) {
  const t = useTranslations('chat-desk');
  const { ref, width } = useElementSize();
  const nameOf = useShopperName();
  const { conversations } = useChat(client);
  const areTabs = opened.length > columnsIn(width);
  const shown = areTabs ? [active] : opened;
  return (
    <main className="chat-columns-around" ref={ref}>
      {areTabs && (
        <Tabs value={String(active)} onChange={(next) => next && setActive(Number(next))}>
          <Tabs.List aria-label={t('openChats')}>
            {opened.map((id) => {
              const chat = conversations.get(id)?.chat;
              return (
                <Tabs.Tab key={id} value={String(id)}>
                  {chat ? nameOf(chat) : t('number', { number: id })}
                </Tabs.Tab>
              );
            })}
          </Tabs.List>
        </Tabs>
      )}
      <div className="chat-columns">
        {shown.map((id) => (
          <ConversationColumn
            key={id}
            chatId={id}
            isActive={id === active}
            isAlone={opened.length === 1}
            onActivate={() => setActive(id)}
            onClose={() => close(id)}
          />
        ))}
      </div>
    </main>
  );
}

function NothingOpen() {
  const t = useTranslations('chat-desk.nothingOpen');
  return (
    <div className="chat-nothing">
      <MessagesSquare size={56} strokeWidth={1.2} aria-hidden="true" />
      <Text fw={600} size="lg">
        {t('title')}
      </Text>
      <Text c="dimmed" ta="center" maw={380}>
        {t('text')}
      </Text>
    </div>
  );
}

type LinkStateProps = { link: ReturnType<DeskClient['getState']>['link']; onRetry: () => void };

/** Whether messages come by themselves. While they do, nothing is said. */
function LinkState({ link, onRetry }: LinkStateProps) {
  const t = useTranslations('chat-desk.link');
  // A connection that is being opened is not worth a word, unless it takes long.
  const [isSlow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the connection has its time
  useEffect(() => {
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), 2_000);
    return () => clearTimeout(timer);
  }, [link]);
  if (link === 'socket' || link === 'off' || (link === 'connecting' && !isSlow)) return null;
  return (
    <Alert color={link === 'polling' ? 'gray' : 'orange'} p="4px 12px" role="status">
      <Group gap="xs" wrap="nowrap">
        {link === 'offline' ? <CloudOff size={16} aria-hidden="true" /> : <RefreshCw size={16} aria-hidden="true" />}
        <Text size="sm">{t(link)}</Text>
        {link === 'refused' && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('again')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** A sound and a notification for each message of a shopper that the clerk does not see come. */
function useAlerts(client: DeskClient, onOpen: (id: number) => void): void {
  const t = useTranslations('chat-desk');
  const nameOf = useShopperName();
  useEffect(
    () =>
      client.on('message', ({ chatId, message }) => {
        if (message.side !== 'shopper') return;
        const known = client.getState().conversations.get(chatId);
        const { content } = message;
        alertClerk({
          title: known ? nameOf(known.chat) : t('alertTitle'),
          text: content.kind === 'text' ? content.text.slice(0, 120) : t('alertText'),
          onOpen: () => onOpen(chatId),
        });
      }),
    [client, t, nameOf, onOpen],
  );
}
