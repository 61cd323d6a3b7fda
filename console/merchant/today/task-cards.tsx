import { Card, Group, SimpleGrid, Skeleton, Text, ThemeIcon, Title } from '@mantine/core';
import { Check, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopScope } from '#contract/core/call.ts';
import { type Task, useTasks } from './tasks.ts';

/** A card for everything that may wait, with how much of it does; a kind word when nothing waits in an open shop. */
export function TaskCards({ scopes, isOpen }: { scopes: readonly ShopScope[]; isOpen: boolean }) {
  const tasks = useTasks(scopes);
  const isAllDone = isOpen && tasks.length > 0 && tasks.every(({ count }) => count === 0);
  return (
    <>
      {isAllDone && <AllDone />}
      <SimpleGrid cols={3} spacing="md">
        {tasks.map((task) => (
          <TaskCard key={task.name} task={task} />
        ))}
      </SimpleGrid>
    </>
  );
}

function AllDone() {
  const t = useTranslations('console.today');
  return (
    <Card withBorder p="lg" bg="var(--console-card)" role="status">
      <Group wrap="nowrap">
        <ThemeIcon variant="light" color="teal" size={44} radius="xl">
          <PartyPopper size={24} aria-hidden="true" />
        </ThemeIcon>
        <div>
          <Text fw={650}>{t('allDone')}</Text>
          <Text c="dimmed">{t('allDoneText')}</Text>
        </div>
      </Group>
    </Card>
  );
}

function TaskCard({ task: { name, icon: Icon, to, query, count: total, countMax, deadline } }: { task: Task }) {
  const t = useTranslations('console.today');
  const shopId = useShopId();
  const { count, ago } = useFormats();
  const textOf = useFailureText();
  const isDone = total === 0;
  const Sign = isDone ? Check : Icon;
  return (
    <Card component={Link} to={`/${shopId}/${to}`} withBorder p="md" bg="var(--console-card)" className="task-card">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} size="h4" fw={600}>
          {t(name)}
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
        {query.error ? textOf(query.error) : t(`${name}Text`)}
      </Text>
      {deadline && (
        <Text size="sm" c="var(--console-warning)">
          {t('refundsNext', { time: ago(deadline) })}
        </Text>
      )}
    </Card>
  );
}
