import { Anchor, Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { fillPhrase, type PhraseValues, phraseIn } from '#console/base/chat/phrases/fill-phrase.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { useShop, useUser } from '#console/base/session/user.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import type { Phrase } from '#contract/chat/phrases.ts';
import type { DeskChat } from '#contract/chat/values.ts';
import { languageTag } from '#contract/core/languages.ts';
import { newMessageKey } from '#ui/chat/outbox.ts';

export type PhraseListHandle = {
  /** A key pressed in the field. True: it was meant for the list. */
  press: (key: string) => boolean;
};

type PhraseListProps = {
  ref: Ref<PhraseListHandle>;
  chat: DeskChat;
  words: string;
  onSent: () => void;
  onEdit: (text: string) => void;
};

const shownMax = 8;

/** Phrases by what is typed, the chosen one as the shopper reads it, and below it what it says in the clerk's language. */
export function PhraseList({ ref, chat, words, onSent, onEdit }: PhraseListProps) {
  const t = useTranslations('chat-desk.phraseList');
  const { calls, path } = useDeskSide();
  const own = useLocale();
  const { data: phrases } = useCall(calls.listPhrases, {});
  const [at, setAt] = useState(0);
  const { send, isSending, order, setOrder, asksOrder } = useSendPhrase(chat, onSent);
  const values = useValues(chat, order);
  const found = search(phrases ?? [], words).slice(0, shownMax);
  const active = found[Math.min(at, found.length - 1)];
  const reader = chat.shopper.locale;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const press = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : found.length - 1;
      if (found.length > 0) setAt((Math.min(at, found.length - 1) + step) % found.length);
      return true;
    }
    if (!active || isSending) return key === 'Enter';
    if (key === 'Enter') send(active);
    if (key === 'Tab') onEdit(fillPhrase(phraseIn(active.texts, reader), values));
    return key === 'Enter' || key === 'Tab';
  };
  useImperativeHandle(ref, () => ({ press }));

  if (!phrases)
    return (
      <div className="chat-phrases">
        <Loader size="sm" m="md" />
      </div>
    );
  if (phrases.length === 0)
    return (
      <div className="chat-phrases">
        <Text size="sm" p="md">
          {t('none')}{' '}
          <Anchor component={Link} to={`${path}/phrases`} size="sm">
            {t('write')}
          </Anchor>
        </Text>
      </div>
    );
  return (
    <div className="chat-phrases">
      <div role="listbox" id={`phrases-${chat.id}`} aria-label={t('label')} className="chat-phrase-names" ref={list}>
        {found.map((phrase) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are pressed in the field, which names the active option
          <div
            key={phrase.id}
            role="option"
            aria-selected={phrase === active}
            {...(phrase === active && { id: `phrase-${chat.id}-active` })}
            className="chat-phrase"
            onPointerDown={(event) => event.preventDefault()} // the field stays the one in which one types
            onClick={() => setAt(found.indexOf(phrase))}
          >
            <Text size="sm" fw={600} truncate>
              {phrase.name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {phraseIn(phrase.texts, own)}
            </Text>
          </div>
        ))}
        {found.length === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            {t('notFound', { words })}
          </Text>
        )}
      </div>
      {active && (
        <div className="chat-phrase-preview">
          <div className="chat-bubble" data-side="desk">
            <span lang={languageTag(reader)}>{fillPhrase(phraseIn(active.texts, reader), values)}</span>
            {reader !== own && (
              <span className="chat-own" lang={languageTag(own)}>
                {fillPhrase(phraseIn(active.texts, own), values)}
              </span>
            )}
          </div>
          {!active.texts[reader]?.trim() && (
            <Text size="xs" c="var(--console-warning)">
              {t('inEnglish')}
            </Text>
          )}
          {asksOrder && (
            <TextInput
              label={t('order')}
              size="xs"
              maxLength={40}
              autoFocus
              value={order}
              onChange={(event) => setOrder(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                send(active);
              }}
            />
          )}
          <Group gap="xs" justify="space-between">
            <Text size="xs" c="dimmed">
              {t('keys')}
            </Text>
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => onEdit(fillPhrase(phraseIn(active.texts, reader), values))}
              >
                {t('edit')}
              </Button>
              <Button size="compact-sm" loading={isSending} onClick={() => send(active)}>
                {t('send')}
              </Button>
            </Group>
          </Group>
        </div>
      )}
    </div>
  );
}

/** Those whose name or text in any language contains all words; names that begin with them come first. */
function search(phrases: readonly Phrase[], words: string): Phrase[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [...phrases];
  const parts = wanted.split(/\s+/);
  const fits = ({ name, texts }: Phrase) => {
    const text = [name, ...Object.values(texts)].join('\n').toLowerCase();
    return parts.every((part) => text.includes(part));
  };
  const begins = ({ name }: Phrase) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return phrases.filter(fits).sort((one, other) => begins(one) - begins(other));
}

/** What the mall fills in for the placeholders in this conversation. */
function useValues(chat: DeskChat, order: string): PhraseValues {
  const t = useTranslations('chat-desk');
  const { data: user } = useUser();
  const shop = useShop();
  return {
    name: chat.shopper.nickname,
    shop: shop?.name ?? t('platformName'),
    clerk: user?.nickname ?? '',
    order: order || '…',
  };
}

/** Sends a phrase; one that names an order asks for its number first. */
function useSendPhrase(chat: DeskChat, onSent: () => void) {
  const { calls } = useDeskSide();
  const client = useDeskClient();
  const own = useLocale();
  const { failed } = useNotices();
  const sending = useSend(calls.sendPhrase);
  const [order, setOrder] = useState('');
  const [asksOrder, setAsking] = useState(false);
  // Sent again after an answer was lost, it is the same message.
  const key = useRef({ of: '', key: '' });

  function send({ id, texts }: Phrase): void {
    const needs = [chat.shopper.locale, own].some((locale) => phraseIn(texts, locale).includes('{order}'));
    if (needs && !order.trim()) {
      setAsking(true);
      return;
    }
    const of = `${id} ${order}`;
    if (key.current.of !== of) key.current = { of, key: newMessageKey() };
    const input = { chatId: chat.id, key: key.current.key, phraseId: id, order: needs ? order.trim() : '' };
    void sending.mutateAsync(input).then(() => {
      key.current = { of: '', key: '' };
      void client.reload(chat.id);
      onSent();
    }, failed);
  }
  return { send, isSending: sending.isPending, order, setOrder, asksOrder };
}
