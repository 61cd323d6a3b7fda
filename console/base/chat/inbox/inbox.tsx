import { Button, ScrollArea, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Inbox as InboxIcon, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskClient } from '#console/base/chat/desk-side.ts';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { useChat } from '#ui/chat/use-chat.ts';
import { InboxRow } from './inbox-row.tsx';
import { type InboxFilter, inboxStep, useInbox, useInboxAddress } from './use-inbox.ts';

/** In the order in which one works: what nobody has answered, what one has, and all. */
const filters = ['waiting', 'mine', 'open'] as const;
const others = ['closed', 'blocked'] as const;
const searchPauseMs = 300;

type InboxProps = {
  client: DeskClient;
  opened: readonly number[];
  active: number | null;
  onOpen: (id: number) => void;
  onBeside: (id: number) => void;
};

/** The conversations of the desk: those that wait come first. */
export function Inbox({ client, opened, active, onOpen, onBeside }: InboxProps) {
  const t = useTranslations('chat-desk.inbox');
  const [limit, setLimit] = useState(inboxStep);
  const { show, keyword, change } = useInboxAddress();
  const { data, error, refetch, hasMore } = useInbox(client, limit);
  const { conversations } = useChat(client);
  const choose = (next: InboxFilter) => {
    setLimit(inboxStep);
    change({ show: next });
  };
  return (
    <aside className="chat-inbox" aria-label={t('label')}>
      <Stack gap="xs" p="sm" className="chat-line-below">
        <SearchWords key={keyword} words={keyword} onSearch={(words) => change({ words })} />
        <Filters show={show} onChoose={choose} />
      </Stack>
      <ScrollArea flex={1} type="auto" scrollbars="y" viewportProps={{ tabIndex: -1 }}>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Rows />}
        {data?.list.length === 0 && <Nothing text={keyword ? t('notFound', { words: keyword }) : t(`empty.${show}`)} />}
        {data && data.list.length > 0 && (
          <ul className="chat-rows" aria-label={t(`filters.${show}`)} onKeyDown={moveFocus}>
            {data.list.map((chat) => (
              <InboxRow
                key={chat.id}
                // What came over the connection is newer than the list.
                chat={newest(conversations.get(chat.id)?.chat, chat)}
                isTyping={conversations.get(chat.id)?.isTyping ?? false}
                isOpen={opened.includes(chat.id)}
                isActive={chat.id === active}
                onOpen={() => onOpen(chat.id)}
                onBeside={active === null || opened.includes(chat.id) ? null : () => onBeside(chat.id)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button variant="subtle" fullWidth onClick={() => setLimit(limit + inboxStep)}>
            {t('more')}
          </Button>
        )}
      </ScrollArea>
    </aside>
  );
}

type Versioned = { version: number };
const newest = <C extends Versioned & { last: unknown }>(live: C | undefined, listed: C): C =>
  live && live.version > listed.version ? { ...live, last: listed.last } : listed;

/** Arrows go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.chat-row')];
  const next = rows[rows.indexOf(document.activeElement as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Filters({ show, onChoose }: { show: InboxFilter; onChoose: (show: InboxFilter) => void }) {
  const t = useTranslations('chat-desk.inbox');
  const { calls } = useDeskSide();
  const { data } = useCall(calls.listInbox, { show: 'waiting', limit: 1 });
  const isOther = others.some((one) => one === show);
  return (
    <fieldset className="plain-fieldset chat-filters" aria-label={t('show')}>
      {filters.map((one) => (
        <button
          key={one}
          type="button"
          className="chat-filter"
          aria-pressed={one === show}
          onClick={() => onChoose(one)}
        >
          {t(`filters.${one}`)}
          {one === 'waiting' && data && data.total > 0 && (
            <span className="chat-count">{data.total > 99 ? '99+' : data.total}</span>
          )}
        </button>
      ))}
      <Select
        aria-label={t('others')}
        placeholder={t('others')}
        size="xs"
        clearable
        clearButtonProps={{ 'aria-label': t('filters.open') }}
        className="chat-other-filter"
        comboboxProps={{ width: 160, position: 'bottom-end' }}
        value={isOther ? show : null}
        data={others.map((value) => ({ value, label: t(`filters.${value}`) }))}
        onChange={(next) => onChoose((next ?? 'open') as InboxFilter)}
      />
    </fieldset>
  );
}

function SearchWords({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useTranslations('chat-desk.inbox');
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), searchPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={100}
      leftSection={<Search size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function Rows() {
  return (
    <Stack gap={1} p="sm" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} h={62} mb={6} />
      ))}
    </Stack>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Stack align="center" gap="xs" p="xl">
      <InboxIcon size={32} aria-hidden="true" color="var(--mantine-color-dimmed)" />
      <Text size="sm" c="dimmed" ta="center">
        {text}
      </Text>
    </Stack>
  );
}
