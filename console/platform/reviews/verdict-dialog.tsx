import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { settleReports, verdictReasonMax } from '#contract/reviews/platform.ts';
import type { Reported } from './reported-review.tsx';

type VerdictDialogProps = { review: Reported; verdict: 'hide' | 'keep'; onClose: () => void };

/** Hides or keeps a reported review, for a reason that stays in the log. */
export function VerdictDialog({ review, verdict, onClose }: VerdictDialogProps) {
  const t = useTranslations('platform-people.reviews');
  const words = useTranslations('platform-people');
  const { done } = useNotices();
  const failureText = useFailureText();
  const send = useSend(settleReports);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(
    ({ reason }) =>
      void send.mutateAsync({ id: review.id, verdict, reason, isOpen: true }).then(
        () => {
          done(t(`done.${verdict}`));
          onClose();
        },
        (error) => setFailure(failureText(error)),
      ),
  );
  return (
    <Dialog title={t(`title.${verdict}`)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t(`effect.${verdict}`)}</Text>
          <Textarea
            label={words('reason')}
            rows={3}
            maxLength={verdictReasonMax}
            required
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <FailureAlert text={failure} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t(verdict)}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
