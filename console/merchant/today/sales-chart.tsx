import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { DaysSales } from './sales-table.tsx';

/** A bar for each day. A picture only: its figures are in the table, for those who do not see it. */
export default function SalesChart({ list, height }: { list: DaysSales; height: number }) {
  const t = useTranslations('console.sales');
  const { roundMoney, shortDate } = useFormats();
  return (
    <BarChart
      role="img"
      aria-label={t('chart')}
      accessibilityLayer={false}
      h={height}
      data={list}
      dataKey="day"
      series={[{ name: 'amount', label: t('net'), color: 'brand.6' }]}
      tickLine="none"
      maxBarWidth={48}
      xAxisProps={{
        tickFormatter: (day: string) => shortDate(day),
        interval: 'equidistantPreserveStart',
        minTickGap: 16,
      }}
      yAxisProps={{ tickFormatter: (amount: number) => roundMoney(amount), width: 72 }}
      barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0] }}
      tooltipProps={{ content: ({ label }) => <Day sales={list.find(({ day }) => day === label)} /> }}
    />
  );
}

function Day({ sales }: { sales: DaysSales[number] | undefined }) {
  const t = useTranslations('console.sales');
  const { money, count, date } = useFormats();
  if (!sales) return null;
  return (
    <Paper withBorder shadow="md" p="sm" bg="var(--console-card)">
      <Text size="sm" fw={600}>
        {date(sales.day)}
      </Text>
      <Text size="sm">{`${t('net')}: ${money(sales.amount)}`}</Text>
      <Text size="sm">{`${t('orders')}: ${count(sales.orders)}`}</Text>
    </Paper>
  );
}
