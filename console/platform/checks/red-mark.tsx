import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { getMachineMarks } from '#contract/machine/platform.ts';

const everyMs = 60_000;

/** How many promises are broken, in the menu. */
export default function RedMark() {
  const t = useTranslations('platform');
  const { data } = useCall(getMachineMarks, {}, { everyMs: () => everyMs });
  if (!data?.redChecks) return null;
  return (
    <Badge
      color="red"
      variant="light"
      c="var(--mantine-color-text)"
      aria-label={t('redChecks', { count: data.redChecks })}
    >
      {data.redChecks}
    </Badge>
  );
}
