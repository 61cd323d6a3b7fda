import { ImagePlus, SendHorizontal, Smile, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { chatTextMax } from '#contract/chat/values.ts';
import { isPictureFile, pictureTypes, uploadPicture } from '#storefront/base/client/calls/upload-picture.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import type { ChatCard } from '#storefront/base/client/store.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { MessageField } from '#ui/chat/message-field.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import type { ShopperChat } from './shopper-chat.ts';

type ComposerProps = {
  client: ShopperChat;
  chatId: number;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What was written and not sent, of every conversation. */
  drafts: Map<number, string>;
  card: ChatCard | null;
  onCardDone: () => void;
};

const faces = [
  '😀',
  '😄',
  '😊',
  '😍',
  '🤔',
  '😅',
  '😢',
  '😡',
  '👍',
  '👎',
  '🙏',
  '👋',
  '👌',
  '💪',
  '🎉',
  '❤️',
  '🌹',
  '🔥',
];

/** Where a message is written: Enter sends it, Shift with Enter begins a line. */
export function Composer({ client, chatId, field, drafts, card, onCardDone }: ComposerProps) {
  const t = useTranslations('chat');
  const [text, setText] = useState(drafts.get(chatId) ?? '');
  const [hasFaces, setFaces] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const pictures = usePictures(client, chatId);

  function write(next: string) {
    setText(next);
    drafts.set(chatId, next);
    if (next.trim()) client.type(chatId);
  }
  function sendCard() {
    if (card) client.send(chatId, card.content);
    onCardDone();
    field.current?.focus();
  }
  function send() {
    const words = text.trim();
    if (!words) return card ? sendCard() : undefined;
    if (card) sendCard();
    client.send(chatId, { kind: 'text', text: words });
    write('');
    setFaces(false);
    field.current?.focus();
  }
  function insert(face: string) {
    const at = field.current?.selectionStart ?? text.length;
    write(text.slice(0, at) + face + text.slice(field.current?.selectionEnd ?? at));
    field.current?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, as in Chinese, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const left = chatTextMax - text.length;

  return (
    <div className="relative shrink-0 border-t border-line bg-card">
      {card && (
        <div className="flex items-center gap-3 border-b border-line px-4 py-2.5">
          {card.picture && (
            <Picture picture={card.picture} alt="" width={44} className="size-11 shrink-0 rounded-md object-cover" />
          )}
          <p className="min-w-0 grow">
            <span className="block text-xs text-ink-3">{t(`about.${card.content.kind}`)}</span>
            <span className="block truncate">{card.title}</span>
          </p>
          <Button variant="secondary" onClick={sendCard}>
            {t('sendCard')}
          </Button>
          <IconButton label={t('dropCard')} onClick={onCardDone}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        </div>
      )}
      {pictures.part !== null && <ProgressBar label={t('uploading')} part={pictures.part} />}
      {hasFaces && (
        <div className="flex flex-wrap gap-1 border-b border-line px-3 py-2">
          {faces.map((face) => (
            <TextButton
              key={face}
              className="rounded-md p-1.5 text-lg leading-none hover:bg-surface"
              onClick={() => insert(face)}
            >
              {face}
            </TextButton>
          ))}
        </div>
      )}
      <div className="flex items-center gap-1 px-3 pt-2">
        <IconButton label={t('faces')} aria-expanded={hasFaces} onClick={() => setFaces(!hasFaces)}>
          <Smile aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={t('addPicture')}
          disabled={pictures.part !== null}
          onClick={() => pictures.mayPick() && picker.current?.click()}
        >
          <ImagePlus aria-hidden="true" size={20} />
        </IconButton>
        <input
          ref={picker}
          type="file"
          hidden
          accept={pictureTypes.join()}
          aria-label={t('addPicture')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void pictures.send(file);
            currentTarget.value = '';
          }}
        />
        <span className="grow" />
        {left < 200 && (
          <span aria-live="polite" className={`text-xs tabular-nums ${left < 0 ? 'text-brand' : 'text-ink-3'}`}>
            {left}
          </span>
        )}
      </div>
      <MessageField
        ref={field}
        aria-label={t('write')}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const file = [...event.clipboardData.files].find(isPictureFile);
          if (!file) return;
          event.preventDefault();
          if (pictures.mayPick()) void pictures.send(file);
        }}
      />
      <div className="flex items-center justify-between gap-3 px-4 pb-3">
        <span className="text-xs text-ink-3">{t('enterSends')}</span>
        <Button disabled={left < 0 || (!text.trim() && !card)} onClick={send}>
          <SendHorizontal aria-hidden="true" size={16} />
          {t('send')}
        </Button>
      </div>
    </div>
  );
}

/** Pictures are uploaded first and then sent by their address. Guests are asked to sign in. */
function usePictures(client: ShopperChat, chatId: number) {
  const t = useTranslations('chat');
  const isGuest = useMall((state) => state.user === null);
  const [part, setPart] = useState<number | null>(null);
  return {
    part,
    mayPick(): boolean {
      if (!isGuest) return true;
      void toast(t('guestPicture'), 'info', 'chat-picture', { label: t('signIn'), onPress: () => askToSignIn() });
      return false;
    },
    async send(file: File): Promise<void> {
      if (!isPictureFile(file)) return void toast(t('wrongPicture'), 'error', 'chat-picture');
      setPart(0);
      try {
        const { url } = await uploadPicture(file, setPart);
        client.send(chatId, { kind: 'picture', picture: url });
      } catch {
        // A message was shown.
      } finally {
        setPart(null);
      }
    },
  };
}
