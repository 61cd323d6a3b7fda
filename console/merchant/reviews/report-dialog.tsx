import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { REPORT_NOTE_MAX, reportReasons } from '#contract/reviews/shopper.ts';

type Reason = (typeof reportReasons)[number];

type ReportDialogProps = {
  title: string;
  text: string;
  isSending: boolean;
  send: (report: { reason: Reason; note: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Says what is wrong with what someone has written; the platform decides whether it stays. */
export function ReportDialog({ title, text, isSending, send, onClose }: ReportDialogProps) {
  const t = useTranslations('console.reviews');
  const { done, failed } = useNotices();
  const form = useForm<{ reason: Reason | null; note: string }>({
    initialValues: { reason: null, note: '' },
    validate: { reason: (reason) => (reason ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(({ reason, note }) => {
    if (!reason) return;
    return send({ reason, note }).then(() => {
      done(t('reportSent'));
      onClose();
    }, failed);
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <Select
            label={t('reason')}
            placeholder={t('chooseReason')}
            data={reportReasons.map((value) => ({ value, label: t(`reportReasons.${value}`) }))}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Textarea label={t('reportNote')} rows={3} maxLength={REPORT_NOTE_MAX} {...form.getInputProps('note')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isSending}>
              {t('sendReport')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
