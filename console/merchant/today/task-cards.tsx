import { Card, Group, SimpleGrid, Text, ThemeIcon } from '@mantine/core';
import { PartyPopper } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { TaskCard } from '#console/base/task-card.tsx';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopScope } from '#contract/core/call.ts';
import { useTasks } from './tasks.ts';

/** A card for everything that may wait, with how much of it does; a kind word when nothing waits in an open shop. */
export function TaskCards({ scopes, isOpen }: { scopes: readonly ShopScope[]; isOpen: boolean }) {
  const t = useTranslations('console.today');
  const shopId = useShopId();
  const { ago } = useFormats();
  const tasks = useTasks(scopes);
  const isAllDone = isOpen && tasks.length > 0 && tasks.every(({ count }) => count === 0);
  return (
    <>
      {isAllDone && <AllDone />}
      <SimpleGrid cols={3} spacing="md">
        {tasks.map(({ name, to, deadline, ...task }) => (
          <TaskCard
            key={name}
            {...task}
            title={t(name)}
            text={t(`${name}Text`)}
            to={`/${shopId}/${to}`}
            warning={deadline ? t('refundsNext', { time: ago(deadline) }) : null}
          />
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
