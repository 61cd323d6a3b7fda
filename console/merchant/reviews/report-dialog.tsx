import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { reportShopReview } from '#contract/reviews/merchant.ts';
import { REPORT_NOTE_MAX, reportReasons } from '#contract/reviews/shopper.ts';

type Reason = (typeof reportReasons)[number];

/** Says what is wrong with a review; the platform decides whether it stays. */
export function ReportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('console.reviews');
  const { done, failed } = useNotices();
  const send = useSend(reportShopReview);
  const form = useForm<{ reason: Reason | null; note: string }>({
    initialValues: { reason: null, note: '' },
    validate: { reason: (reason) => (reason ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(({ reason, note }) => {
    if (!reason) return;
    return send.mutateAsync({ id, reason, note }).then(() => {
      done(t('reportSent'));
      onClose();
    }, failed);
  });
  return (
    <Dialog title={t('reportTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('reportText')}</Text>
          <Select
            label={t('reason')}
            placeholder={t('chooseReason')}
            data={reportReasons.map((value) => ({ value, label: t(`reportReasons.${value}`) }))}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Textarea label={t('reportNote')} rows={3} maxLength={REPORT_NOTE_MAX} {...form.getInputProps('note')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('sendReport')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
