import { ActionIcon } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

type RowActionProps = { name: string; icon: LucideIcon; isOff: boolean; onAct: () => void };

/** A small button at the end of a row. */
export function RowAction({ name, icon: Icon, isOff, onAct }: RowActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onAct}
    >
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
