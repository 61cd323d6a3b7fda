import { Copy, Mail, MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { languageTag } from '#contract/core/languages.ts';
import type { OutboxMessage } from '#contract/notifications/developer.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { relativeTime } from '#storefront/base/i18n/relative-time.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { prefersReducedMotion } from '#ui/slides/reduced-motion.ts';

type MessageCardProps = {
  message: OutboxMessage;
  /** The date that times are relative to; null until the browser knows. */
  now: Date | null;
  isNew: boolean;
  /** Whether it is the one shown beside the list. */
  isRead: boolean;
  /** Where it is shown beside the list. */
  path: string;
};

/** One mail or text message, with its code in figures that can be read from a step away. */
export function MessageCard({ message, now, isNew, isRead, path }: MessageCardProps) {
  const t = useTranslations('outbox');
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNew || prefersReducedMotion()) return;
    const colours = ['var(--color-warning-soft)', 'var(--color-card)'];
    card.current?.animate({ backgroundColor: colours }, { duration: 2_500, easing: 'ease-out' });
  }, [isNew]);
  const Icon = message.channel === 'email' ? Mail : MessageSquareText;
  return (
    <li
      ref={card}
      className={`relative flex gap-4 rounded-lg border-l-4 bg-card p-4 ${isRead ? 'border-brand' : 'border-transparent'}`}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-4 text-xs text-ink-3">
          <p className="min-w-0 break-words">
            {message.channel === 'email' ? t('email') : t('sms')} · {t('to', { recipient: message.to })}
          </p>
          <MessageTime at={message.at} now={now} />
        </div>
        <h2 className="mt-0.5 line-clamp-2 break-words font-semibold">
          <MallLink
            to={path}
            preventScrollReset
            aria-current={isRead ? 'true' : undefined}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-brand-deep"
          >
            {message.subject || message.text}
          </MallLink>
        </h2>
        {message.subject && <p className="mt-0.5 line-clamp-2 break-words text-ink-2">{message.text}</p>}
        {message.code && <Code code={message.code} />}
      </div>
    </li>
  );
}

function Code({ code }: { code: string }) {
  const t = useTranslations('outbox');
  const copy = () =>
    // Only secure pages have a clipboard; the figures can be selected everywhere.
    (navigator.clipboard?.writeText(code) ?? Promise.reject()).then(
      () => void toast(t('copied'), 'success', 'outbox'),
      () => void toast(t('copyFailed'), 'warning', 'outbox'),
    );
  return (
    <div className="relative mt-2 flex w-fit items-center gap-2 rounded-md bg-page py-1 pr-1 pl-4">
      <p>
        <span className="sr-only">{t('code')} </span>
        <span className="font-mono text-2xl font-bold tracking-widest text-brand-deep tabular-nums select-all">
          {code}
        </span>
      </p>
      <IconButton size="large" onClick={copy} label={t('copy', { code })} title={t('copy', { code })}>
        <Copy size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** On the server, and until the browser's own clock is known, the exact time by UTC; then how long ago it was. */
function MessageTime({ at, now }: { at: string; now: Date | null }) {
  const tag = languageTag(useLocale());
  const date = new Date(at);
  const exact = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    ...(now === null && { timeZone: 'UTC' }),
  }).format(date);
  return (
    <time dateTime={at} title={exact} className="shrink-0 text-xs">
      {now ? relativeTime(tag, date, now) : exact}
    </time>
  );
}
