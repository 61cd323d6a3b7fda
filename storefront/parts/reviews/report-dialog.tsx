import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REPORT_NOTE_MAX, reportReasons, reportReview } from '#contract/reviews/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CountedText } from './counted-text.tsx';

type ReportDialogProps = { reviewId: number; onReported: () => void; onClose: () => void };

/** Asks what is wrong with a review and tells the platform. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <WithMessages group="reviews">
      <Report {...props} />
    </WithMessages>
  );
}

function Report({ reviewId, onReported, onClose }: ReportDialogProps) {
  const t = useTranslations('reviews.report');
  const { isBusy, press } = useSubmitGuard();
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('abuse');
  const [note, setNote] = useState('');
  const name = useId();
  const send = () =>
    press({ reviewId, reason, note }, async () => {
      await callFromBrowser(reportReview, { id: reviewId, reason, note });
      onReported();
      onClose();
      void toast(t('done'), 'success', 'report');
    });
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('cancel')} className="w-125 text-sm">
      <form
        method="post"
        className="px-8 pt-7 pb-8"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 className="pr-8 text-lg font-semibold">{t('title')}</h2>
        <p className="mt-1 text-ink-2">{t('line')}</p>
        <fieldset className="mt-4 grid gap-1">
          <legend className="mb-1 font-medium">{t('why')}</legend>
          {reportReasons.map((each) => (
            <label key={each} className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-page">
              <input
                type="radio"
                name={name}
                checked={each === reason}
                onChange={() => setReason(each)}
                className="size-4 accent-brand"
              />
              {t(`reasons.${each}`)}
            </label>
          ))}
        </fieldset>
        <div className="mt-3">
          <CountedText label={t('note')} value={note} max={REPORT_NOTE_MAX} rows={3} onChange={setNote} />
        </div>
        <div className="mt-6 flex justify-end gap-3">
          <button
            type="button"
            onClick={onClose}
            className="min-h-10 rounded-md border border-line px-5 font-medium hover:border-ink-3 focus-visible:rounded-md"
          >
            {t('cancel')}
          </button>
          <button
            type="submit"
            disabled={isBusy}
            aria-busy={isBusy}
            className="min-h-10 rounded-md bg-brand px-5 font-medium text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60"
          >
            {t('send')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
