import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { ShownRange } from '#contract/insights/values.ts';

/** Which days are shown, and which they are compared with. */
export function ComparedRange({ range }: { range: ShownRange }) {
  const t = useTranslations('insights.range');
  const { days } = useFormats();
  return (
    <Text size="sm" c="dimmed">
      {t('compared', { days: days(range.from, range.until), before: days(range.beforeFrom, range.beforeUntil) })}
    </Text>
  );
}
