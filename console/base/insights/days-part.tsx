import { Box, Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveCsv } from '#console/base/csv/csv.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { csvRow } from '#contract/core/csv.ts';
import { figureOf, type Overview, type ShownFigure, shownFigures, useFigureText } from './figure-formats.ts';

// The library that draws weighs more than the rest of the screen: it comes after it.
const DaysChart = lazy(() => import('./days-chart.tsx'));

const chartHeight = 280;

type DaysPartProps = { overview: Overview; figure: ShownFigure; hint: string };

/** A figure day by day, as a chart or as a table of all figures. */
export function DaysPart({ overview: { days }, figure, hint }: DaysPartProps) {
  const t = useTranslations('insights');
  const words = useTranslations('console');
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? ChartColumn : Table2;
  const title = t('perDay', { figure: t(`figures.${figure}`) });
  const save = () => {
    const head = csvRow([words('sales.day'), ...shownFigures.map((name) => t(`figures.${name}`))]);
    const rows = days.map((day) =>
      csvRow([day.day, ...shownFigures.map((name) => csvValue(name, figureOf(day, name)))]),
    );
    saveCsv([head, ...rows], 'insights');
  };
  return (
    <Part
      title={title}
      aside={
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Icon size={16} aria-hidden="true" />}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? words('sales.asChart') : words('sales.asTable')}
          </Button>
          <Button variant="default" leftSection={<Download size={16} aria-hidden="true" />} onClick={save}>
            {words('csv.export')}
          </Button>
        </Group>
      }
    >
      {!isTable && (
        <Suspense fallback={<Skeleton h={chartHeight} />}>
          <DaysChart days={days} figure={figure} height={chartHeight} />
        </Suspense>
      )}
      {/* For those who do not see the chart. */}
      <Box {...(!isTable && { className: 'sr-only' })}>
        <DaysTable days={days} />
      </Box>
      <Text size="sm" c="dimmed" mt="sm">
        {hint}
      </Text>
    </Part>
  );
}

/** Money in whole units, shares as they are: for spreadsheets. */
export const csvValue = (name: ShownFigure, value: number | null) =>
  value === null
    ? ''
    : name === 'sales'
      ? value / 100
      : name === 'conversion'
        ? Math.round(value * 10_000) / 10_000
        : value;

function DaysTable({ days }: { days: Overview['days'] }) {
  const t = useTranslations('insights');
  const words = useTranslations('console');
  const { date } = useFormats();
  const { of } = useFigureText();
  return (
    <Table aria-label={t('figuresPerDay')} className="figures">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{words('sales.day')}</Table.Th>
          {shownFigures.map((name) => (
            <Table.Th key={name} ta="right">
              {t(`figures.${name}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map((day) => (
          <Table.Tr key={day.day}>
            <Table.Td>{date(day.day)}</Table.Td>
            {shownFigures.map((name) => (
              <Table.Td key={name} ta="right">
                {of(day, name)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
