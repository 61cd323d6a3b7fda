import { Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import type { ExportProps } from '#console/base/csv/export-button.tsx';
import type { Figures } from '#contract/insights/values.ts';
import { csvValue } from './days-part.tsx';
import { FigureChange } from './figure-change.tsx';
import { figureOf, type ShownFigure, useFigureText } from './figure-formats.ts';

type Compared = { figures: Figures; before: Figures };

/** A column for each figure with its change, and the same for a file, where the range before has columns of its own. */
export function useFigureColumns<Row extends Compared>(names: readonly ShownFigure[]) {
  const t = useTranslations('insights');
  const { of } = useFigureText();
  const columns: DataTableColumn<Row>[] = names.map((name) => ({
    accessor: name,
    title: t(`figures.${name}`),
    textAlign: 'right',
    width: name === 'sales' ? 130 : 118,
    render: ({ figures, before }) => (
      <>
        <Text size="sm" fw={600} className="figures">
          {of(figures, name)}
        </Text>
        <FigureChange isShort name={name} now={figures} before={before} />
      </>
    ),
  }));
  const exported: ExportProps<Row>['columns'] = names.flatMap((name) => [
    [t(`figures.${name}`), ({ figures }) => csvValue(name, figureOf(figures, name))],
    [t('csvBefore', { figure: t(`figures.${name}`) }), ({ before }) => csvValue(name, figureOf(before, name))],
  ]);
  return { columns, exported };
}
