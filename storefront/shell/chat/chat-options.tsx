import { Ban, Bell, Ellipsis, Flag, type LucideIcon, Phone, Volume2, VolumeX } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { blockDesk } from '#contract/chat/shopper.ts';
import type { Chat } from '#contract/chat/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useShopContact } from '#storefront/parts/shops/use-shop-contact.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { askToNotify, isSoundOn, mayAskToNotify, setSound } from './alerts.ts';

const ReportChatDialog = lazy(() =>
  import('./report-chat-dialog.tsx').then((module) => ({ default: module.ReportChatDialog })),
);

/** What else can be done with a conversation. */
export function ChatOptions({ chat, name }: { chat: Chat; name: string }) {
  const t = useTranslations('chat.options');
  const [isOpen, setOpen] = useState(false);
  const [hasSound, setHasSound] = useState(isSoundOn);
  const [mayAsk, setMayAsk] = useState(mayAskToNotify);
  const [isReporting, setReporting] = useState(false);
  const contact = useShopContact({ id: chat.shop?.id ?? 0, name });
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  async function block() {
    await callFromBrowser(blockDesk, { chatId: chat.id, isBlocked: !chat.isBlocked }).catch(() => null);
    close();
  }
  async function allow() {
    const answer = await askToNotify();
    setMayAsk(false);
    void toast(t(answer === 'granted' ? 'notifyOn' : 'notifyOff'), 'info', 'chat-notify');
    close();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside, wherever the focus is in it
    <div
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <IconButton ref={trigger} label={t('label')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Ellipsis aria-hidden="true" size={20} />
      </IconButton>
      {isOpen && (
        <ul className="absolute top-full right-0 z-10 mt-1 w-60 rounded-md bg-card py-1.5 shadow-float">
          <Option
            icon={hasSound ? Volume2 : VolumeX}
            text={t(hasSound ? 'soundOff' : 'soundOn')}
            onPress={() => {
              setSound(!hasSound);
              setHasSound(!hasSound);
            }}
          />
          {mayAsk && <Option icon={Bell} text={t('notify')} onPress={() => void allow()} />}
          {chat.shop && <Option icon={Phone} text={t('otherWays')} onPress={contact.open} />}
          {chat.shop && (
            <Option icon={Ban} text={t(chat.isBlocked ? 'unblock' : 'block')} onPress={() => void block()} />
          )}
          <Option icon={Flag} text={t('report')} onPress={() => setReporting(true)} />
        </ul>
      )}
      {contact.dialog}
      {isReporting && (
        <Suspense>
          <ReportChatDialog chatId={chat.id} name={name} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Option({ icon: Icon, text, onPress }: { icon: LucideIcon; text: string; onPress: () => void }) {
  return (
    <li>
      <TextButton className="w-full px-4 py-2 hover:bg-surface" onClick={onPress}>
        <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        {text}
      </TextButton>
    </li>
  );
}
