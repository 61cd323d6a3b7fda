import '@mantine/dropzone/styles.css';
import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { saveFile } from '#console/merchant/products/sheets/export-file.ts';
import { exportHeaders } from '#console/merchant/products/sheets/sheet-headers.ts';
import { openXlsx } from '#console/merchant/products/sheets/xlsx-file.ts';
import { type ImportMode, importModes, importRowsMax } from '#contract/catalogue/merchant-import.ts';
import type { FileProblem } from './file-problem.ts';
import { importFileMax } from './read-files.ts';

type ChooseStepProps = {
  mode: ImportMode;
  setMode: (mode: ImportMode) => void;
  isReading: boolean;
  problem: FileProblem | null;
  onChosen: (files: File[]) => void;
};

/** Which file, and whether shoppers see its products at once. */
export function ChooseStep({ mode, setMode, isReading, problem, onChosen }: ChooseStepProps) {
  const t = useTranslations('product-import');
  const limits = { rows: importRowsMax, megabytes: importFileMax / 1024 / 1024 };
  return (
    <Part
      title={t('choose.title')}
      aside={
        <Button variant="subtle" size="xs" onClick={() => saveFile(openXlsx(exportHeaders).finish(), 'products.xlsx')}>
          {t('choose.template')}
        </Button>
      }
    >
      <Stack>
        <Radio.Group label={t('choose.mode')} value={mode} onChange={(next) => setMode(next as ImportMode)}>
          <Stack gap="xs" mt="xs">
            {importModes.toReversed().map((one) => (
              <Radio key={one} value={one} label={t(`modes.${one}`)} description={t(`modeTexts.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Dropzone onDrop={onChosen} multiple loading={isReading} inputProps={{ 'aria-label': t('choose.drop') }} p="xl">
          <Group justify="center" gap="md">
            <FileSpreadsheet size={36} aria-hidden="true" />
            <div>
              <Text fw={600}>{t('choose.drop')}</Text>
              <Text size="sm" c="dimmed">
                {t('choose.hint', limits)}
              </Text>
            </div>
          </Group>
        </Dropzone>
        {problem && (
          <Alert color="red" role="alert" title={t('choose.refused')}>
            {t(`files.${problem.reason}`, { row: problem.row, ...limits })}
          </Alert>
        )}
      </Stack>
    </Part>
  );
}
