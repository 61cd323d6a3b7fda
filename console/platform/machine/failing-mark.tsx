import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { getMachineMarks } from '#contract/machine/platform.ts';

const everyMs = 60_000;

/** How many jobs fail, in the menu. */
export default function FailingMark() {
  const t = useTranslations('platform');
  const { data } = useCall(getMachineMarks, {}, { everyMs: () => everyMs });
  if (!data?.failingJobs) return null;
  const label = t('failingJobs', { count: data.failingJobs });
  return (
    <Badge color="red" variant="light" c="var(--mantine-color-text)" aria-label={label}>
      {data.failingJobs}
    </Badge>
  );
}
