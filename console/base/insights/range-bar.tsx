import { Alert, Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { DayRangeFields } from '#console/base/times/day-range.tsx';
import { rangeDaysMax, rangeDaysUsual } from '#contract/insights/values.ts';
import { dayAgo, presetDays, useInsightRange } from './range.ts';

/** Chooses the days: the last ones by a button, any others by their dates. */
export function RangeBar({ children }: { children?: ReactNode }) {
  const t = useTranslations('insights.range');
  const { change } = useListAddress();
  const { preset, isTooLong } = useInsightRange();
  const choose = (days: string) =>
    change({ from: Number(days) === rangeDaysUsual ? null : dayAgo(Number(days) - 1), until: null });
  return (
    <>
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('label')}
          value={preset === null ? '' : String(preset)}
          onChange={choose}
          data={presetDays.map((days) => ({ value: String(days), label: t('last', { days }) }))}
        />
        <DayRangeFields labels={{ from: t('from'), until: t('until') }} />
        {children}
      </Group>
      {isTooLong && (
        <Alert color="yellow" role="alert">
          {t('tooLong', { days: rangeDaysMax })}
        </Alert>
      )}
    </>
  );
}
