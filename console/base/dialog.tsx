import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type DialogProps = { title: string; size?: 'lg' | 'xl'; onClose: () => void; children: ReactNode };

/** An open dialog; whoever shows it decides when it goes. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  const t = useTranslations('console');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size && { size })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}

type DialogButtonsProps = { onCancel: () => void; children: ReactNode };

/** The last row of a dialog: Cancel, and beside it what the dialog is for. */
export function DialogButtons({ onCancel, children }: DialogButtonsProps) {
  const t = useTranslations('console');
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </Group>
  );
}
