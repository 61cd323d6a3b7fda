import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REPORT_NOTE_MAX, reportReasons } from '#contract/reviews/shopper.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { CountedText } from './counted-text.tsx';

type Reason = (typeof reportReasons)[number];
type ReportDialogProps = {
  what: 'review' | 'question' | 'answer';
  send: (report: { reason: Reason; note: string }) => Promise<unknown>;
  onReported: () => void;
  onClose: () => void;
};

/** Asks what is wrong with what someone has written, and reports it to the platform. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <WithMessages groups={['reviews']}>
      <Report {...props} />
    </WithMessages>
  );
}

const titles = { review: 'title', question: 'questionTitle', answer: 'answerTitle' } as const;

function Report({ what, send, onReported, onClose }: ReportDialogProps) {
  const t = useTranslations('reviews.report');
  const { isBusy, press } = useSubmitGuard();
  const [reason, setReason] = useState<Reason>('abuse');
  const [note, setNote] = useState('');
  const name = useId();
  const title = t(titles[what]);
  const report = () =>
    press({ reason, note }, async () => {
      await send({ reason, note });
      onReported();
      onClose();
      void toast(t('done'), 'success', 'report');
    });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('cancel')} className="w-125 text-sm">
      <DialogContent
        title={title}
        line={t(what === 'review' ? 'line' : 'postLine')}
        onSubmit={() => void report()}
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
