import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { getApplicationAgreement } from '#contract/applications/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

type AgreementDialogProps = { onClose: () => void; onAccept: () => void };

/** What those who sell and the mall agree upon, to be read at leisure. */
export function AgreementDialog({ onClose, onAccept }: AgreementDialogProps) {
  const t = useTranslations('applications.agreement');
  const [text, setText] = useState<OutputOf<typeof getApplicationAgreement> | 'failed' | null>(null);
  const ask = useCallback(() => {
    setText(null);
    callQuietly(getApplicationAgreement, {}).then(setText, () => setText('failed'));
  }, []);
  useEffect(ask, [ask]);
  return (
    <Dialog isOpen onClose={onClose} title={t('name')} closeLabel={t('close')} className="w-225">
      <div className="flex max-h-[80vh] flex-col pt-8 pb-7">
        {text === 'failed' ? (
          <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={ask} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          <section aria-label={t('name')} tabIndex={0} className="min-h-0 overflow-y-auto px-10">
            {text ? <Text {...text} /> : <Skeleton className="h-96" />}
          </section>
        )}
        <div className="mt-6 flex justify-end px-10">
          <Button size="large" onClick={onAccept} disabled={text === null || text === 'failed'}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Text({ title, intro, agreement }: OutputOf<typeof getApplicationAgreement>) {
  return (
    <>
      <h2 className="pr-8 text-lg font-semibold">{title}</h2>
      <p className="mt-2 text-ink-2">{intro}</p>
      {agreement.map((part, at) => (
        <section key={part.title}>
          <h3 className="mt-5 text-base font-semibold">{`${at + 1}. ${part.title}`}</h3>
          <p className="mt-1 leading-relaxed text-ink-2">{part.text}</p>
        </section>
      ))}
    </>
  );
}
