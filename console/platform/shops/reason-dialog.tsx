import { Button, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { shopReasonMax } from '#contract/shops/platform.ts';

type ReasonDialogProps = {
  title: string;
  /** Who reads the reason. */
  hint: string;
  confirm: string;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
  /** What happens then. */
  children: ReactNode;
};

/** Asks why before something is done to a shop. */
export function ReasonDialog({ title, hint, confirm, onClose, onConfirm, children }: ReasonDialogProps) {
  const t = useTranslations('platform-shops.shops');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {children}
          <FailureAlert text={failure} />
          <Textarea
            data-autofocus
            label={t('reason')}
            description={hint}
            required
            autosize
            minRows={3}
            maxLength={shopReasonMax}
            {...form.getInputProps('reason')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={form.submitting}>
              {confirm}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
