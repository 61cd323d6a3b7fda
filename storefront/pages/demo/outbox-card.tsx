import { Mail, MessageSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OutboxMessage } from '#contract/notifications/developer.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Nothing, WorldCard } from './world-card.tsx';

/** The newest mails and text messages. */
export function OutboxCard({ messages }: { messages: readonly OutboxMessage[] }) {
  const t = useTranslations('demo.outbox');
  const formatDate = useDateFormat();
  return (
    <WorldCard
      icon={<Mail size={20} aria-hidden="true" />}
      title={t('title')}
      line={t('line')}
      more={{ to: '/dev/outbox', label: t('all') }}
    >
      {messages.length === 0 ? (
        <Nothing>{t('empty')}</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {messages.map(({ id, channel, to, subject, code, text, at }) => (
            <li key={id} className="flex items-start gap-3 py-3">
              <span className="mt-0.5 text-ink-3">
                {channel === 'sms' ? (
                  <MessageSquare size={16} aria-hidden="true" />
                ) : (
                  <Mail size={16} aria-hidden="true" />
                )}
              </span>
              <div className="min-w-0 grow">
                <p className="truncate font-medium">{subject || text}</p>
                <p className="flex gap-x-3 text-xs text-ink-3">
                  <span className="truncate">{to}</span>
                  <time dateTime={at} className="shrink-0">
                    {formatDate(at)}
                  </time>
                </p>
              </div>
              {code && <span className="shrink-0 font-mono font-semibold">{code}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <MallLink to="/dev/mails" className="font-medium text-brand-deep hover:underline">
          {t('kinds')}
        </MallLink>
      </p>
    </WorldCard>
  );
}
