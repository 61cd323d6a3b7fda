import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { figureOf, type Overview, type ShownFigure, useFigureText } from './figure-formats.ts';

type DaysChartProps = { days: Overview['days']; figure: ShownFigure; height: number };

/** A bar for each day. A picture only: its figures are in the table, for those who do not see it. */
export default function DaysChart({ days, figure, height }: DaysChartProps) {
  const t = useTranslations('insights');
  const { roundMoney, count, part, shortDate } = useFormats();
  const name = t(`figures.${figure}`);
  const tick = (value: number) =>
    figure === 'sales' ? roundMoney(value) : figure === 'conversion' ? part(value) : count(value);
  return (
    <BarChart
      role="img"
      aria-label={t('perDay', { figure: name })}
      accessibilityLayer={false}
      h={height}
      data={days.map((day) => ({ day: day.day, value: figureOf(day, figure) ?? 0 }))}
      dataKey="day"
      series={[{ name: 'value', label: name, color: 'brand.6' }]}
      tickLine="none"
      maxBarWidth={48}
      xAxisProps={{
        tickFormatter: (day: string) => shortDate(day),
        interval: 'equidistantPreserveStart',
        minTickGap: 16,
      }}
      yAxisProps={{ tickFormatter: tick, width: 72, allowDecimals: figure === 'conversion' || figure === 'sales' }}
      barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0] }}
      tooltipProps={{ content: ({ label }) => <Day day={days.find(({ day }) => day === label)} figure={figure} /> }}
    />
  );
}

function Day({ day, figure }: { day: Overview['days'][number] | undefined; figure: ShownFigure }) {
  const t = useTranslations('insights');
  const { date } = useFormats();
  const { of } = useFigureText();
  if (!day) return null;
  return (
    <Paper withBorder shadow="md" p="sm" bg="var(--console-card)">
      <Text size="sm" fw={600}>
        {date(day.day)}
      </Text>
      <Text size="sm">{`${t(`figures.${figure}`)}: ${of(day, figure)}`}</Text>
    </Paper>
  );
}
