import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { type ChatReport, settleChatReport } from '#contract/chat/platform.ts';
import { chatTextMax } from '#contract/chat/values.ts';

type SettleDialogProps = { report: ChatReport; isUpheld: boolean; onClose: () => void };

/** Settles a report, for a reason that stays in the log. */
export function SettleDialog({ report: { id }, isUpheld, onClose }: SettleDialogProps) {
  const t = useTranslations('chat-desk.reports');
  const { done } = useNotices();
  const failureText = useFailureText();
  const send = useSend(settleChatReport);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { note: '' },
    validate: { note: (note) => (note.trim() ? null : t('noteMissing')) },
  });
  const submit = form.onSubmit(
    ({ note }) =>
      void send.mutateAsync({ id, isUpheld, note }).then(
        () => {
          done(isUpheld ? t('upheld') : t('dismissed'));
          onClose();
        },
        (error) => setFailure(failureText(error)),
      ),
  );
  return (
    <Dialog title={isUpheld ? t('upholdTitle') : t('dismissTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{isUpheld ? t('upholdText') : t('dismissText')}</Text>
          <Textarea
            label={t('note')}
            rows={3}
            maxLength={chatTextMax}
            required
            data-autofocus
            {...form.getInputProps('note')}
          />
          <FailureAlert text={failure} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {isUpheld ? t('uphold') : t('dismiss')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
