import { Alert, Button, Group, Select, Stack, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { sheetFields } from '#contract/catalogue/sheet-fields.ts';
import { type Column, optionColumns } from './columns.ts';
import { useFieldNames } from './field-names.ts';
import type { ReadFiles } from './read-files.ts';

type ColumnStepProps = {
  files: ReadFiles;
  columns: readonly Column[];
  setColumns: (columns: Column[]) => void;
  onBack: () => void;
  onNext: () => void;
};

const samplesMax = 3;

/** What each column of the file is. It was guessed by its name, and can be changed. */
export function ColumnStep({ files, columns, setColumns, onBack, onNext }: ColumnStepProps) {
  const t = useTranslations('product-import');
  const nameOf = useFieldNames();
  const { header, rows } = files.cells;
  const data = [...sheetFields, ...optionColumns].map((field) => ({ value: field, label: nameOf(field) }));
  const isTwice = (column: Column, at: number) => column !== null && columns.indexOf(column) !== at;
  const hasTwice = columns.some(isTwice);
  const chosenCount = columns.filter((column) => column !== null).length;
  return (
    <Stack>
      <Text>
        {t('columns.found', { file: files.name, rows: rows.length, chosen: chosenCount, columns: header.length })}
        {files.pictures.size > 0 && ` ${t('columns.pictures', { count: files.pictures.size })}`}
      </Text>
      <TableCard
        label={t('steps.columns')}
        head={
          <>
            <Table.Th>{t('columns.column')}</Table.Th>
            <Table.Th>{t('columns.samples')}</Table.Th>
            <Table.Th w={340}>{t('columns.field')}</Table.Th>
          </>
        }
      >
        {header.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place; their names may repeat
          <Table.Tr key={at}>
            <Table.Td fw={600}>{name || t('columns.unnamed', { number: at + 1 })}</Table.Td>
            <Table.Td maw={420}>
              <Text size="sm" c="dimmed" lineClamp={2}>
                {samplesOf(rows, at).join(' · ')}
              </Text>
            </Table.Td>
            <Table.Td>
              <Select
                aria-label={t('columns.fieldOf', { name: name || String(at + 1) })}
                data={data}
                value={columns[at] ?? null}
                placeholder={t('columns.skip')}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': t('columns.skip') }}
                error={isTwice(columns[at] ?? null, at) && t('columns.twice')}
                onChange={(next) =>
                  setColumns(header.map((_, place) => (place === at ? (next as Column) : (columns[place] ?? null))))
                }
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
      {chosenCount === 0 && <Alert color="orange">{t('columns.none')}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('columns.back')}
        </Button>
        <Button disabled={hasTwice || chosenCount === 0} onClick={onNext}>
          {t('columns.next')}
        </Button>
      </Group>
    </Stack>
  );
}

function samplesOf(rows: ReadFiles['cells']['rows'], at: number): string[] {
  const filled = rows.slice(0, 50).flatMap(({ cells }) => cells[at]?.trim() || []);
  return [...new Set(filled)].slice(0, samplesMax).map((text) => text.slice(0, 60));
}
