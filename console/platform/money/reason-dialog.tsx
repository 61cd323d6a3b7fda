import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';

type ReasonDialogProps = {
  title: string;
  /** What happens then. */
  text: string;
  /** Who reads the reason. */
  hint: string;
  confirm: string;
  lettersMax: number;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
};

/** Asks why before money takes another way. */
export function ReasonDialog({ title, text, hint, confirm, lettersMax, onClose, onConfirm }: ReasonDialogProps) {
  const t = useTranslations('platform-money');
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={form.onSubmit(({ reason }) => onConfirm(reason.trim()))} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <Textarea
            data-autofocus
            label={t('reason')}
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
