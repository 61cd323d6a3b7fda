import { Card, Group, Skeleton, Text, ThemeIcon, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Check, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useFormats } from '#console/base/format.ts';
import type { CallFailure } from './call-mall.ts';
import { useFailureText } from './failure-text.ts';

type TaskCardProps = {
  title: string;
  text: string;
  icon: LucideIcon;
  /** The list that it counts. */
  to: string;
  query: UseQueryResult<unknown, CallFailure>;
  /** Undefined until it is known. */
  count: number | undefined;
  /** Counting stops here. */
  countMax?: number;
  /** What cannot wait. */
  warning: string | null;
};

/** Something that may wait, with how much of it does. */
export function TaskCard({ title, text, icon: Icon, to, query, count: total, countMax, warning }: TaskCardProps) {
  const { count } = useFormats();
  const textOf = useFailureText();
  const isDone = total === 0;
  const Sign = isDone ? Check : Icon;
  return (
    <Card component={Link} to={to} withBorder p="md" bg="var(--console-card)" className="task-card">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} size="h4" fw={600}>
          {title}
        </Title>
        <ThemeIcon variant="light" color={isDone ? 'teal' : 'brand'} radius="xl" size={36}>
          <Sign size={20} aria-hidden="true" />
        </ThemeIcon>
      </Group>
      {total === undefined && !query.error ? (
        <Skeleton h={36} w={72} my={4} />
      ) : (
        <Text fz={28} fw={700} lh={1.5} c={isDone ? 'dimmed' : undefined} className="figures">
          {total === undefined ? '–' : total === countMax ? `${count(total)}+` : count(total)}
        </Text>
      )}
      <Text size="sm" c={query.error ? 'var(--mantine-color-error)' : 'dimmed'}>
        {query.error ? textOf(query.error) : text}
      </Text>
      {warning && (
        <Text size="sm" c="var(--console-warning)">
          {warning}
        </Text>
      )}
    </Card>
  );
}
