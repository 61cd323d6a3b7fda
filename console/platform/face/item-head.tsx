import { Badge, Button, Group, Switch, Text } from '@mantine/core';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';

type ItemActsProps = {
  name: string;
  moves: Moves;
  /** Left out where it is always shown. */
  shown?: { isOn: boolean; onSwitch: (isOn: boolean) => void };
  /** Left out where it has to stay. */
  onRemove?: () => void;
  /** Left out where its fields are always open. */
  opening?: { isOpen: boolean; onOpen: () => void };
};

type ItemHeadProps = ItemActsProps & {
  /** Why shoppers do not see it now, in a word. */
  hidden?: string | null;
  about?: string;
};

/** The first line of an item in a sorted list: its name, and what can be done with all of it. */
export function ItemHead({ hidden, about, ...acts }: ItemHeadProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap">
        <GripVertical size={16} aria-hidden="true" color="var(--mantine-color-dimmed)" />
        <div>
          <Group gap="xs">
            <Text fw={600}>{acts.name}</Text>
            {hidden && <HiddenBadge>{hidden}</HiddenBadge>}
          </Group>
          {about !== undefined && (
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          )}
        </div>
      </Group>
      <ItemActs {...acts} />
    </Group>
  );
}

export function HiddenBadge({ children }: { children: string }) {
  return (
    <Badge variant="light" color="gray" c="inherit" tt="none">
      {children}
    </Badge>
  );
}

/** Shows, moves, removes and opens an item. */
export function ItemActs({ name, moves, shown, onRemove, opening }: ItemActsProps) {
  const t = useTranslations('platform-face.rows');
  const Chevron = opening?.isOpen ? ChevronUp : ChevronDown;
  return (
    <Group gap="xs" wrap="nowrap">
      {shown && (
        <Switch
          label={t('isOn')}
          aria-label={t('isOnOf', { name })}
          checked={shown.isOn}
          onChange={({ currentTarget }) => shown.onSwitch(currentTarget.checked)}
        />
      )}
      <MoveButtons name={name} moves={moves} />
      {onRemove && <RowAction name={t('remove', { name })} icon={Trash2} isOff={false} onAct={onRemove} />}
      {opening && (
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={opening.isOpen}
          aria-label={t(opening.isOpen ? 'closeOf' : 'editOf', { name })}
          rightSection={<Chevron size={14} aria-hidden="true" />}
          onClick={opening.onOpen}
        >
          {t(opening.isOpen ? 'close' : 'edit')}
        </Button>
      )}
    </Group>
  );
}
