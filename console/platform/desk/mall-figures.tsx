import { Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ComparedRange } from '#console/base/insights/compared-range.tsx';
import { DaysPart } from '#console/base/insights/days-part.tsx';
import { FigureCards } from '#console/base/insights/figure-cards.tsx';
import type { ShownFigure } from '#console/base/insights/figure-formats.ts';
import { useInsightRange } from '#console/base/insights/range.ts';
import { RangeBar } from '#console/base/insights/range-bar.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getMallInsights } from '#contract/insights/platform.ts';
import { FiguresByPart } from './figures-by-part.tsx';

/** What was sold in the whole mall and who came, in a range of days. */
export function MallFigures() {
  const t = useTranslations('platform-desk.hints');
  const { range, isTooLong } = useInsightRange();
  const { data, error, refetch } = useCall(getMallInsights, range, { isOff: isTooLong, keepsPrevious: true });
  const [chosen, choose] = useState<ShownFigure>('sales');
  return (
    <Stack gap="lg">
      <RangeBar />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && !isTooLong && <Skeleton h={520} />}
      {data && !isTooLong && (
        <>
          <ComparedRange range={data.range} />
          <FigureCards overview={data} chosen={chosen} onChoose={choose} hintOf={(name) => t(name)} />
          <DaysPart overview={data} figure={chosen} hint={t(chosen)} />
          <FiguresByPart />
        </>
      )}
    </Stack>
  );
}
