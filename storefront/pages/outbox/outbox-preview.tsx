import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutboxMail } from '#contract/notifications/developer.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { MailFrame } from './mail-frame.tsx';

/** A mail as its reader sees it, or its plain text. */
export function OutboxPreview({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('outbox');
  const [wantsText, setWantsText] = useState(false);
  const { subject, text, html } = mail;
  return (
    <Card aria-label={t('preview')} className="sticky top-4 p-4">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate text-ink-3">{t('to', { recipient: mail.to })}</p>
        {html !== null && (
          <div className="flex shrink-0 gap-4">
            <TextButton aria-pressed={!wantsText} onClick={() => setWantsText(false)}>
              {t('asMail')}
            </TextButton>
            <TextButton aria-pressed={wantsText} onClick={() => setWantsText(true)}>
              {t('asText')}
            </TextButton>
          </div>
        )}
      </div>
      {html === null || wantsText ? (
        <pre className="mt-3 max-h-[75vh] overflow-y-auto rounded-md bg-page p-5 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {subject && `${subject}\n\n`}
          {text}
        </pre>
      ) : (
        <MailFrame subject={subject} html={html} className="mt-3 h-[75vh] w-full" />
      )}
    </Card>
  );
}
