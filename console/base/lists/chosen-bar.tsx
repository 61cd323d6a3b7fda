import { Button, Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type ChosenBarProps = {
  /** How many rows are chosen. */
  text: string;
  /** What else can be chosen. */
  aside?: ReactNode;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
};

/** What can be done with the rows that are chosen in a list. It stays in sight, however long the page is. */
export function ChosenBar({ text, aside, onClear, children }: ChosenBarProps) {
  const t = useTranslations('console');
  return (
    <Card withBorder py="xs" bg="var(--console-card)" pos="sticky" bottom={16} shadow="md" style={{ zIndex: 10 }}>
      <Group justify="space-between">
        <Group gap="sm">
          <Text aria-live="polite">{text}</Text>
          {aside}
          <Button variant="subtle" size="compact-sm" color="gray" c="inherit" onClick={onClear}>
            {t('chooseNone')}
          </Button>
        </Group>
        <Group gap="xs">{children}</Group>
      </Group>
    </Card>
  );
}
