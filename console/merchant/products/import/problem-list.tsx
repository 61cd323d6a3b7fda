import { Button, Group, Stack, Title } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { openCsv } from '#console/merchant/products/sheets/csv-file.ts';
import { saveFile } from '#console/merchant/products/sheets/export-file.ts';
import { type ImportProblem, listImportProblems, type ProductImport } from '#contract/catalogue/merchant-import.ts';
import { pageLimitMax } from '#contract/core/values.ts';
import { useFieldNames } from './field-names.ts';

/** What is wrong, row by row, on the screen and as a file to work with. */
export function ProblemList({ of: { id, problems, fileName } }: { of: ProductImport }) {
  const t = useTranslations('product-import');
  const nameOf = useFieldNames();
  const { count } = useFormats();
  const { page, limit } = useListAddress();
  const shopId = useShopId();
  const { failed } = useNotices();
  const [isSaving, setSaving] = useState(false);
  const query = useCall(listImportProblems, { id, page, limit }, { keepsPrevious: true });
  const wordsOf = ({ reason }: ImportProblem) => t(`problems.${reason}`);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      const titles = ['row', 'column', 'problem', 'given'] as const;
      const file = openCsv(titles.map((title) => t(`problemColumns.${title}`)));
      for (let at = 1; (at - 1) * pageLimitMax < problems; at++) {
        const { list } = await callMall(listImportProblems, { id, page: at, limit: pageLimitMax }, shopId);
        file.add(list.map((one) => [String(one.row), nameOf(one.field), wordsOf(one), guarded(one.given)]));
      }
      saveFile(file.finish(), `${fileName.replace(/\.[^.]*$/, '')}-errors.csv`);
    } catch (error) {
      failed(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('problemsTitle', { count: problems })}</Title>
        <Button
          variant="default"
          loading={isSaving}
          leftSection={<Download size={16} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {t('problemsDownload')}
        </Button>
      </Group>
      <List<ImportProblem>
        label={t('problemsTitle', { count: problems })}
        query={query}
        idOf={({ row, field }) => `${row}.${field}`}
        empty={t('noProblems')}
        columns={[
          { accessor: 'row', title: t('problemColumns.row'), width: 90, render: ({ row }) => count(row) },
          { accessor: 'field', title: t('problemColumns.column'), width: 240, render: ({ field }) => nameOf(field) },
          { accessor: 'reason', title: t('problemColumns.problem'), render: wordsOf },
          { accessor: 'given', title: t('problemColumns.given'), width: 280 },
        ]}
      />
    </Stack>
  );
}

/** What stands in the cell may be what a spreadsheet would run. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
