import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { type ReportedPost, settlePostReports } from '#contract/questions/platform.ts';
import { verdictReasonMax } from '#contract/reviews/platform.ts';

type VerdictDialogProps = { post: ReportedPost; verdict: 'hide' | 'keep'; onClose: () => void };

const hideEffects = { question: 'hideQuestion', answer: 'hideAnswer' } as const;

/** Hides or keeps a reported question or answer, for a reason that stays in the log. */
export function VerdictDialog({ post: { kind, id }, verdict, onClose }: VerdictDialogProps) {
  const t = useTranslations('platform-people.questions');
  const reviews = useTranslations('platform-people.reviews');
  const words = useTranslations('platform-people');
  const { done } = useNotices();
  const failureText = useFailureText();
  const send = useSend(settlePostReports);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : reviews('reasonMissing')) },
  });
  const submit = form.onSubmit(
    ({ reason }) =>
      void send.mutateAsync({ kind, id, verdict, reason, isOpen: true }).then(
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
          <Text size="sm">{t(`effect.${verdict === 'keep' ? 'keep' : hideEffects[kind]}`)}</Text>
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
              {reviews(verdict)}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
