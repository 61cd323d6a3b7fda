import { ActionIcon } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

type RowActionProps = { id?: string; name: string; icon: LucideIcon; isOff: boolean; onAct: () => void };

/** A small button at the end of a row. */
export function RowAction({ id, name, icon: Icon, isOff, onAct }: RowActionProps) {
  return (
    <ActionIcon
      {...(id && { id })}
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
