import { Button, Group, Progress, Text } from '@mantine/core';
import { Play } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { type CheckRun, runChecks } from '#contract/machine/platform-checks.ts';

type RunButtonProps = { running: CheckRun | null; only?: string };

/** Asks for a run; while one is under way, how far it is. */
export function RunButton({ running, only }: RunButtonProps) {
  const t = useTranslations('platform-machine.checks');
  const { done, failed } = useNotices();
  const run = useSend(runChecks);
  if (running)
    return (
      <Group gap="sm" role="status">
        <Text size="sm">{t('underWay', { done: running.done, total: running.total })}</Text>
        <Progress
          w={180}
          value={running.total === 0 ? 0 : (running.done / running.total) * 100}
          animated
          aria-label={t('progress')}
        />
      </Group>
    );
  return (
    <Button
      leftSection={<Play size={16} aria-hidden="true" />}
      loading={run.isPending}
      onClick={() => void run.mutateAsync({ only }).then(() => done(t('asked')), failed)}
    >
      {only ? t('runOne') : t('run')}
    </Button>
  );
}

/** How often to look: often while a run is under way. */
export const lookEveryMs = (answer: { running: CheckRun | null } | undefined) => (answer?.running ? 1_000 : 15_000);
