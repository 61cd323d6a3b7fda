import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import type { Call } from '#contract/core/call.ts';
import { dropReasonMax } from '#contract/machine/platform-outbox.ts';

type ButtonsProps = {
  id: number;
  retrying: Call & { input: z.ZodType<{ id: number }, { id: unknown }> };
  canRetry: boolean;
  canDrop: boolean;
  onDrop: () => void;
};

/** What can be done with something that waits to be sent, or could not be. */
export function OutboxButtons({ id, retrying, canRetry, canDrop, onDrop }: ButtonsProps) {
  const t = useTranslations('platform-machine.outbox');
  const { done, failed } = useNotices();
  const retry = useSend(retrying);
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {canRetry && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('retryOne', { name: String(id) })}
          onClick={() => void retry.mutateAsync({ id }).then(() => done(t('retried')), failed)}
        >
          {t('retry')}
        </Button>
      )}
      {canDrop && (
        <Button size="xs" variant="default" aria-label={t('dropOne', { name: String(id) })} onClick={onDrop}>
          {t('drop')}
        </Button>
      )}
    </Group>
  );
}

type DropDialogProps = {
  id: number;
  dropping: Call & { input: z.ZodType<{ id: number; reason: string }, { id: unknown; reason: string }> };
  children: ReactNode;
  onClose: () => void;
};

/** Asks why it is not to be sent any more. */
export function DropDialog({ id, dropping, children, onClose }: DropDialogProps) {
  const t = useTranslations('platform-machine.outbox');
  const { done } = useNotices();
  const drop = useSend(dropping);
  return (
    <ReasonDialog
      title={t('dropTitle')}
      confirm={t('drop')}
      lettersMax={dropReasonMax}
      onClose={onClose}
      onConfirm={async (reason) => {
        await drop.mutateAsync({ id, reason });
        done(t('dropped'));
      }}
    >
      {children}
    </ReasonDialog>
  );
}
