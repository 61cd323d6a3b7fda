import { Group, List, Progress, Text, ThemeIcon } from '@mantine/core';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';

type StepListProps = {
  title: string;
  done: number;
  total: number;
  /** Beside how much is done. */
  aside?: ReactNode;
  /** In so many columns. */
  columns?: number;
  children: ReactNode;
};

/** What has to be done once, in its order, with what of it is done. */
export function StepList({ title, done, total, aside, columns = 1, children }: StepListProps) {
  const t = useTranslations('console.steps');
  return (
    <Part
      title={title}
      aside={
        <Group gap="md">
          <Text c="dimmed">{t('progress', { done, total })}</Text>
          {aside}
        </Group>
      }
    >
      <Progress value={(done / total) * 100} aria-label={title} mb="lg" />
      <List
        listStyleType="none"
        center
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gap: 'var(--mantine-spacing-md) var(--mantine-spacing-xl)',
        }}
      >
        {children}
      </List>
    </Part>
  );
}

type StepProps = {
  state: 'open' | 'done' | 'skipped';
  name: ReactNode;
  text: string;
  /** What can be done beside it. */
  aside?: ReactNode;
};

const signs = { open: null, done: Check, skipped: Minus } as const;

export function Step({ state, name, text, aside }: StepProps) {
  const t = useTranslations('console.steps');
  const Sign = signs[state];
  return (
    <List.Item
      icon={
        <ThemeIcon
          variant={state === 'done' ? 'filled' : 'default'}
          color="teal"
          radius="xl"
          size={28}
          c={state === 'skipped' ? 'dimmed' : undefined}
        >
          {Sign && state !== 'open' && <Sign size={16} aria-label={t(state)} />}
        </ThemeIcon>
      }
      styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}
    >
      <Group justify="space-between" wrap="nowrap">
        <div>
          {name}
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {aside}
      </Group>
    </List.Item>
  );
}
