import { Button, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import type { reportShopper } from '#contract/chat/merchant.ts';
import { type ChatReportReason, chatReportReasons, chatTextMax } from '#contract/chat/values.ts';

type ReportDialogProps = { call: typeof reportShopper; chatId: number; onClose: () => void };

/** Reports a shopper to the platform, which may read the conversation then. */
export function ReportDialog({ call, chatId, onClose }: ReportDialogProps) {
  const t = useTranslations('chat-desk.report');
  const words = useTranslations('chat-desk');
  const { done, failed } = useNotices();
  const send = useSend(call);
  const form = useForm<{ reason: ChatReportReason | null; note: string }>({
    initialValues: { reason: null, note: '' },
    validate: { reason: (reason) => (reason ? null : t('missing')) },
  });
  const submit = form.onSubmit(({ reason, note }) => {
    if (!reason) return;
    return send.mutateAsync({ chatId, reason, note: note.trim() }).then(() => {
      done(t('done'));
      onClose();
    }, failed);
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('text')}</Text>
          <Select
            label={t('reason')}
            placeholder={t('choose')}
            data={chatReportReasons.map((value) => ({ value, label: words(`reasons.${value}`) }))}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Textarea label={t('note')} rows={3} maxLength={chatTextMax} {...form.getInputProps('note')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('send')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
