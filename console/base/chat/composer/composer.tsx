import { ActionIcon, Button, Group, Progress, Text, Textarea } from '@mantine/core';
import { ImagePlus, Package, ReceiptText, SendHorizontal, TicketPercent, Zap } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { languageName } from '#console/base/texts/texts-input.tsx';
import { useSend } from '#console/base/use-call.ts';
import { chatTextMax, type DeskChat } from '#contract/chat/values.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { PhraseList, type PhraseListHandle } from './phrase-list.tsx';
import { SendCoupon } from './send-coupon.tsx';
import { SendOrder } from './send-order.tsx';
import { SendProduct } from './send-product.tsx';
import { useSendPicture } from './use-send-picture.tsx';

/** Where one answers; where nobody can, it says why. */
export function Composer({ chat }: { chat: DeskChat }) {
  const t = useTranslations('chat-desk.composer');
  const { calls } = useDeskSide();
  const { failed } = useNotices();
  const block = useSend(calls.blockShopper);
  if (!chat.isOurs) return <Instead text={t('readOnly')} />;
  if (chat.isRefused) return <Instead text={t('refused')} />;
  if (chat.isBlocked)
    return (
      <Instead text={t('blocked')}>
        <Button
          size="xs"
          variant="default"
          loading={block.isPending}
          onClick={() => void block.mutateAsync({ chatId: chat.id, isBlocked: false }).catch(failed)}
        >
          {t('unblock')}
        </Button>
      </Instead>
    );
  return <OpenComposer chat={chat} />;
}

function Instead({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <Group className="chat-composer" justify="space-between" p="md" role="status">
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children}
    </Group>
  );
}

function OpenComposer({ chat }: { chat: DeskChat }) {
  const t = useTranslations('chat-desk.composer');
  const client = useDeskClient();
  const { id: chatId, shopper, state } = chat;
  const [text, setText] = useState(() => readDraft(chatId));
  const [dialog, setDialog] = useState<'product' | 'coupon' | 'order' | null>(null);
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<PhraseListHandle>(null);
  const picture = useSendPicture(chatId);
  // A slash at the beginning looks for a phrase, until one says that it is none.
  const [isNoPhrase, setNoPhrase] = useState(false);
  const isListed = isSearching || (text.startsWith('/') && !text.includes('\n') && !isNoPhrase);
  const words = text.startsWith('/') ? text.slice(1) : text;

  function write(next: string): void {
    setText(next);
    writeDraft(chatId, next);
    if (!next) setNoPhrase(false);
    if (next) client.type(chatId);
  }
  function send(): void {
    const written = text.trim();
    if (!written) return;
    client.send(chatId, { kind: 'text', text: written });
    write('');
  }
  function beginSearch(): void {
    setSearching(true);
    field.current?.focus();
  }
  function endSearch(): void {
    setSearching(false);
    setNoPhrase(true);
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return; // Enter ends a word of Chinese, no message
    if (isListed && list.current?.press(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      endSearch();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || isListed) return;
    event.preventDefault();
    send();
  }
  const onPaste = (event: ClipboardEvent) => picture.take(event, event.clipboardData.files);
  const onDrop = (event: DragEvent) => picture.take(event, event.dataTransfer.files);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures are dropped here; with the keyboard they are chosen by the button
    <div className="chat-composer" onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      {isListed && (
        <PhraseList
          ref={list}
          chat={chat}
          words={words}
          onSent={() => {
            write('');
            endSearch();
          }}
          onEdit={(phrase) => {
            write(phrase);
            endSearch();
          }}
        />
      )}
      {picture.progress !== null && (
        <Progress value={picture.progress * 100} size="xs" aria-label={t('uploading')} animated />
      )}
      <Textarea
        ref={field}
        variant="unstyled"
        aria-label={t('label')}
        placeholder={
          state === 'closed' ? t('placeholderClosed') : t('placeholder', { language: languageName(shopper.locale) })
        }
        autosize
        minRows={2}
        maxRows={8}
        maxLength={chatTextMax}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...(isListed && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': `phrases-${chatId}`,
          'aria-activedescendant': `phrase-${chatId}-active`,
          'aria-autocomplete': 'list' as const,
        })}
        classNames={{ input: 'chat-field' }}
      />
      <Group gap={2} wrap="nowrap">
        <Tool name={t('phrases')} isPressed={isListed} onAct={isListed ? endSearch : beginSearch}>
          <Zap size={18} aria-hidden="true" />
        </Tool>
        <Tool name={t('picture')} onAct={picture.choose}>
          <ImagePlus size={18} aria-hidden="true" />
        </Tool>
        <Tool name={t('product')} onAct={() => setDialog('product')}>
          <Package size={18} aria-hidden="true" />
        </Tool>
        <Tool name={t('coupon')} onAct={() => setDialog('coupon')}>
          <TicketPercent size={18} aria-hidden="true" />
        </Tool>
        {shopper.kind !== 'guest' && (
          <Tool name={t('order')} onAct={() => setDialog('order')}>
            <ReceiptText size={18} aria-hidden="true" />
          </Tool>
        )}
        <Text size="xs" c="dimmed" ml="auto" mr="xs" truncate>
          {t('hint')}
        </Text>
        <ActionIcon
          size={36}
          aria-label={t('send')}
          title={t('send')}
          disabled={!text.trim() || isListed}
          onClick={send}
        >
          <SendHorizontal size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
      {picture.input}
      {dialog === 'product' && <SendProduct chatId={chatId} onClose={() => setDialog(null)} />}
      {dialog === 'coupon' && <SendCoupon chatId={chatId} onClose={() => setDialog(null)} />}
      {dialog === 'order' && <SendOrder chatId={chatId} onClose={() => setDialog(null)} />}
    </div>
  );
}

type ToolProps = { name: string; isPressed?: boolean; onAct: () => void; children: React.ReactNode };

function Tool({ name, isPressed, onAct, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      size={34}
      aria-label={name}
      title={name}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onClick={onAct}
    >
      {children}
    </ActionIcon>
  );
}
