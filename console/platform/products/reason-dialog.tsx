import { Button, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';

type ReasonDialogProps = {
  title: string;
  text: string;
  confirm: string;
  lettersMax: number;
  reason?: string;
  isPending?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of a decision, which its shop reads. */
export function ReasonDialog({
  title,
  text,
  confirm,
  lettersMax,
  reason: before = '',
  isPending = false,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTranslations('platform-products.reason');
  const [reason, setReason] = useState(before);
  const [isAsked, setAsked] = useState(false);
  const isMissing = !reason.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isMissing) onConfirm(reason.trim());
  }

  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{text}</Text>
          <Textarea
            label={t('label')}
            description={t('hint')}
            rows={4}
            maxLength={lettersMax}
            data-autofocus
            value={reason}
            error={isAsked && isMissing ? t('missing') : null}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isPending}>
              {confirm}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
