import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { csvRow } from '#contract/core/csv.ts';
import { saveCsv } from './csv.ts';
import { exportMax, type ReadPage, readAll } from './read-all.ts';

export type ExportProps<Row> = {
  /** The name of the file, without date and ending. */
  name: string;
  /** A page of the list by its present filters. */
  read: ReadPage<Row>;
  idOf: (row: Row) => string | number;
  columns: readonly [title: string, of: (row: Row) => string | number | null][];
  /** The list ends here, however much there is. */
  listMax?: number;
};

/** Saves a list by its present filters as a CSV file. */
export function ExportButton<Row>({ name, read, idOf, columns, listMax = exportMax }: ExportProps<Row>) {
  const t = useTranslations('console.csv');
  const { count } = useFormats();
  const { done, failed } = useNotices();
  const [progress, setProgress] = useState<string | null>(null);

  async function save(): Promise<void> {
    setProgress(t('export'));
    try {
      const parts = [csvRow(columns.map(([title]) => title))];
      let written = 0;
      const rows = await readAll(read, idOf, (list, total) => {
        parts.push(list.map((row) => csvRow(columns.map(([, of]) => of(row) ?? ''))).join(''));
        written += list.length;
        setProgress(t('progress', { done: count(written), total: count(Math.min(total, exportMax)) }));
      });
      saveCsv(parts, name);
      done(rows >= Math.min(listMax, exportMax) ? t('cut', { count: count(rows) }) : t('done', { count: rows }));
    } catch (error) {
      failed(error);
    } finally {
      setProgress(null);
    }
  }

  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Download size={16} aria-hidden="true" />}
      disabled={progress !== null}
      onClick={() => void save()}
    >
      {progress ?? t('export')}
    </Button>
  );
}
