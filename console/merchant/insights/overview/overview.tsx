import { Center, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ComparedRange } from '#console/base/insights/compared-range.tsx';
import { DaysPart } from '#console/base/insights/days-part.tsx';
import { FigureCards } from '#console/base/insights/figure-cards.tsx';
import type { Overview, ShownFigure } from '#console/base/insights/figure-formats.ts';
import { useInsightRange } from '#console/base/insights/range.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { InsightScreen } from '#console/merchant/insights/insight-screen.tsx';
import { getInsights } from '#contract/insights/merchant.ts';
import { Funnel } from './funnel.tsx';
import { TopProducts } from './top-products.tsx';

/** What happened in a range of days, beside as many days before. */
export default function InsightOverview() {
  const { range, isTooLong } = useInsightRange();
  const { data, error, refetch } = useCall(getInsights, range, { isOff: isTooLong, keepsPrevious: true });
  const t = useTranslations('insights.hints');
  const [chosen, choose] = useState<ShownFigure>('sales');
  return (
    <InsightScreen tab="overview">
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && !isTooLong && <Skeleton h={520} />}
      {data && !isTooLong && (
        <Stack gap="lg">
          <ComparedRange range={data.range} />
          <FigureCards overview={data} chosen={chosen} onChoose={choose} hintOf={(name) => t(name)} />
          {isEmpty(data) ? (
            <Nothing />
          ) : (
            <>
              <DaysPart overview={data} figure={chosen} hint={t(chosen)} />
              <SimpleGrid cols={2} spacing="lg" style={{ alignItems: 'start' }}>
                <Funnel figures={data.total} />
                <Stack gap="lg">
                  <TopProducts sort="best" />
                  <TopProducts sort="worst" />
                </Stack>
              </SimpleGrid>
            </>
          )}
        </Stack>
      )}
    </InsightScreen>
  );
}

const isEmpty = ({ total, before }: Overview) =>
  total.views + total.orders + total.paid + before.views + before.paid === 0;

/** A new shop learns what it will find here. */
function Nothing() {
  const t = useTranslations('insights.none');
  return (
    <Center p={64} bg="var(--console-card)" bd="1px solid var(--console-line)" style={{ borderRadius: 8 }}>
      <Stack align="center" gap="xs" maw={520}>
        <ChartNoAxesColumn size={40} aria-hidden="true" />
        <Text fw={600}>{t('title')}</Text>
        <Text c="dimmed" ta="center">
          {t('text')}
        </Text>
      </Stack>
    </Center>
  );
}
