import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewedList } from '#contract/shops/merchant-views.ts';
import type { ColumnChoice } from './list-columns.ts';
import { ViewMenu } from './view-menu.tsx';

type ListBarProps = {
  list: ViewedList;
  columns?: { choices: readonly ColumnChoice[]; toggle: (name: string) => void };
  /** What else can be done with the whole list, such as saving it as a file. */
  children?: ReactNode;
};

/** Over a list: its saved views, and which columns it has. */
export function ListBar({ list, columns, children }: ListBarProps) {
  return (
    <Group justify="space-between" gap="sm" className="no-print">
      <ViewMenu list={list} />
      <Group gap="xs">
        {children}
        {columns && columns.choices.length > 0 && <ColumnMenu {...columns} />}
      </Group>
    </Group>
  );
}

function ColumnMenu({ choices, toggle }: NonNullable<ListBarProps['columns']>) {
  const t = useTranslations('console.views');
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<Columns3 size={16} aria-hidden="true" />}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <Stack gap="xs">
          {choices.map(({ name, title, isShown }) => (
            <Checkbox key={name} label={title} checked={isShown} onChange={() => toggle(name)} />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
