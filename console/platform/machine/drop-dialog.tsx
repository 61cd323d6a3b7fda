import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { dropReasonMax } from '#contract/machine/platform-outbox.ts';

type DropDialogProps = { title: string; text: string; onClose: () => void; onDrop: (reason: string) => Promise<void> };

/** Asks why something is not to be sent; the reason stays in the log. */
export function DropDialog({ title, text, onClose, onDrop }: DropDialogProps) {
  const t = useTranslations('platform-machine.outbox');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await onDrop(reason);
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <Textarea
            data-autofocus
            label={t('reason')}
            required
            rows={3}
            maxLength={dropReasonMax}
            {...form.getInputProps('reason')}
          />
          <FailureAlert text={failure} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={form.submitting}>
              {t('drop')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
