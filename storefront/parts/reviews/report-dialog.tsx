import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REPORT_NOTE_MAX, reportReasons, reportReview } from '#contract/reviews/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { CountedText } from './counted-text.tsx';

type ReportDialogProps = { reviewId: number; onReported: () => void; onClose: () => void };

/** Asks what is wrong with a review and reports it to the platform. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <WithMessages groups={['reviews']}>
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
      <DialogContent
        title={t('title')}
        line={t('line')}
        onSubmit={() => void send()}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('send')}
            </Button>
          </>
        }
      >
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-medium">{t('why')}</legend>
          {reportReasons.map((each) => (
            <Radio key={each} name={name} checked={each === reason} onChange={() => setReason(each)}>
              {t(`reasons.${each}`)}
            </Radio>
          ))}
        </fieldset>
        <CountedText label={t('note')} value={note} max={REPORT_NOTE_MAX} rows={3} onChange={setNote} />
      </DialogContent>
    </Dialog>
  );
}
