import { Box, Button, Center, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { ChartColumn, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getShopSales, salesPeriods } from '#contract/orders/merchant-sales.ts';
import { SalesTable } from './sales-table.tsx';

// The library that draws weighs more than the rest of the screen: it comes after it.
const SalesChart = lazy(() => import('./sales-chart.tsx'));

const chartHeight = 260;

/** What was sold in the last days, as a chart or a table, beside the days before. */
export function Sales() {
  const t = useTranslations('console.sales');
  const { money, count } = useFormats();
  const [days, setDays] = useState<(typeof salesPeriods)[number]>('7');
  const [isTable, setTable] = useState(false);
  const { data, error, refetch } = useCall(getShopSales, { days }, { keepsPrevious: true });
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <Part
      title={t('title')}
      aside={
        <Group gap="sm">
          <SegmentedControl
            aria-label={t('period')}
            value={days}
            onChange={setDays}
            data={salesPeriods.map((each) => ({ value: each, label: t('last', { days: each }) }))}
          />
          <Button
            variant="default"
            leftSection={<Icon size={16} aria-hidden="true" />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t('asChart') : t('asTable')}
          </Button>
        </Group>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={chartHeight + 90} />}
      {data && (
        <Stack gap="lg">
          <Group gap={48} align="flex-start">
            <Figure name={t('net')} figure={money} now={data.total.amount} before={data.before.amount} days={days} />
            <Figure name={t('orders')} figure={count} now={data.total.orders} before={data.before.orders} days={days} />
          </Group>
          {data.total.orders === 0 && !isTable ? (
            <Center h={chartHeight}>
              <Text c="dimmed">{t('none')}</Text>
            </Center>
          ) : (
            !isTable && (
              <Suspense fallback={<Skeleton h={chartHeight} />}>
                <SalesChart list={data.list} height={chartHeight} />
              </Suspense>
            )
          )}
          {/* For those who do not see the chart. */}
          <Box {...(!isTable && { className: 'sr-only' })}>
            <SalesTable list={data.list} />
          </Box>
          <Text size="sm" c="dimmed">
            {t('text')}
          </Text>
        </Stack>
      )}
    </Part>
  );
}

type FigureProps = { name: string; figure: (value: number) => string; now: number; before: number; days: string };

function Figure({ name, figure, now, before, days }: FigureProps) {
  const t = useTranslations('console.sales');
  const { change } = useFormats();
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz={24} fw={700} className="figures">
        {figure(now)}
      </Text>
      <Text size="sm" c="dimmed">
        {before === 0 ? t('noneBefore', { days }) : t('change', { change: change(now / before - 1), days })}
      </Text>
    </div>
  );
}
