import { Button, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';

type ReasonDialogProps = {
  title: string;
  /** Who reads the reason. */
  hint?: string;
  confirm: string;
  lettersMax: number;
  /** What was written before. */
  reason?: string;
  onClose: () => void;
  /** The dialog closes when this is done, and shows why when it fails. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** What happens then. */
  children?: ReactNode;
};

/** Asks why, before something is decided that others have to live with. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, confirm, lettersMax, reason = '', onClose, onConfirm, children } = props;
  const t = useTranslations('platform.reason');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason },
    validate: { reason: (written) => (written.trim() ? null : t('missing')) },
  });
  const submit = form.onSubmit(async ({ reason: written }) => {
    setFailure(null);
    try {
      await onConfirm(written.trim());
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
            label={t('label')}
            description={hint}
            required
            autosize
            minRows={3}
            maxLength={lettersMax}
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
