import { Box, Group, Table } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#console/base/csv/export-button.tsx';
import { pagesOf } from '#console/base/csv/read-all.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { BookFigures, BookPeriod, bookSteps, getMallBooks } from '#contract/payouts/platform-books.ts';
import { FileLanguage, StatementFile } from './statement-file.tsx';

const columns = [
  'paid',
  'refunded',
  'commission',
  'couponCost',
  'pointsCost',
  'fees',
  'corrections',
  'result',
  'shares',
  'paidOut',
  'owedClosing',
] as const satisfies readonly (keyof BookFigures)[];

type BookTableProps = {
  books: OutputOf<typeof getMallBooks>;
  by: (typeof bookSteps)[number];
  from: string;
  until: string;
};

/** The statement of the mall, day by day or month by month, newest first, and as a file. */
export function BookTable({ books: { currency, total, periods }, by, from, until }: BookTableProps) {
  const t = useTranslations('platform-money.books');
  const csv = useTranslations('finance.csv');
  const { money, date, month } = useFormats();
  // By its own form: figures by day are shown until those by month have come.
  const nameOf = (period: string) => (/^\d{4}-\d{2}$/.test(period) ? month(`${period}-01`) : date(period));
  const [language, setLanguage] = useState<Locale>(useLocale());
  const row = (name: string, figures: BookFigures, period?: string) => (
    <Table.Tr key={name} {...(!period && { fw: 700 })}>
      <Table.Th scope="row" fw={period ? 400 : 700} style={{ whiteSpace: 'nowrap' }}>
        {name}
      </Table.Th>
      <Table.Td>{period && <StatementFile period={period} name={name} locale={language} />}</Table.Td>
      {columns.map((column) => (
        <Table.Td key={column} ta="right" className="figures" style={{ whiteSpace: 'nowrap' }}>
          {money(figures[column])}
        </Table.Td>
      ))}
    </Table.Tr>
  );
  return (
    <Part
      title={t('statement')}
      aside={
        <Group gap="sm">
          <FileLanguage locale={language} onChange={setLanguage} />
          <ExportButton<BookPeriod>
            name={`books-${from}-${until}`}
            read={pagesOf(periods)}
            idOf={({ period }) => period}
            columns={[
              [t(`steps.${by}`), ({ period }) => period],
              [csv('currency'), () => currency],
              [t('figures.owedOpening'), ({ owedOpening }) => owedOpening / 100],
              ...columns.map((column): [string, (period: BookPeriod) => number] => [
                t(`figures.${column}`),
                (period) => period[column] / 100,
              ]),
            ]}
          />
        </Group>
      }
    >
      <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('statement')}>
        <Table aria-label={t('statement')} fz="sm" horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t(`steps.${by}`)}</Table.Th>
              <Table.Th>{t('file')}</Table.Th>
              {columns.map((column) => (
                <Table.Th key={column} ta="right">
                  {t(`figures.${column}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{periods.map((period) => row(nameOf(period.period), period, period.period))}</Table.Tbody>
          <Table.Tfoot>{row(t('total'), total)}</Table.Tfoot>
        </Table>
      </Box>
    </Part>
  );
}
