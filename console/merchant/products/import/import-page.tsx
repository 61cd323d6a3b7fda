import { Stepper } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Screen } from '#console/base/screen.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { type ImportMode, listImports } from '#contract/catalogue/merchant-import.ts';
import { ChooseStep } from './choose-step.tsx';
import { ColumnStep } from './column-step.tsx';
import { type Column, guessColumns } from './columns.ts';
import { FileProblem } from './file-problem.ts';
import { groupRows } from './group-rows.ts';
import { ImportHistory } from './import-history.tsx';
import { type ReadFiles, readFiles } from './read-files.ts';
import { sendImport } from './send-import.ts';
import { SendingStep } from './sending-step.tsx';

/** Imports products from a spreadsheet, step by step; nothing changes before the last one. */
export default function ImportPage() {
  const t = useTranslations('product-import');
  const tSections = useTranslations('console.sections');
  const shopId = useShopId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { failed } = useNotices();
  const [mode, setMode] = useState<ImportMode>('publish');
  const [files, setFiles] = useState<ReadFiles | null>(null);
  const [columns, setColumns] = useState<Column[]>([]);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const [sending, setSending] = useState<{ part: number; what: 'pictures' | 'rows' } | null>(null);

  async function read(chosen: readonly File[]): Promise<void> {
    setProblem(null);
    setReading(true);
    try {
      const found = await readFiles(chosen);
      setFiles(found);
      setColumns(guessColumns(found.cells.header));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error : new FileProblem('broken'));
    } finally {
      setReading(false);
    }
  }

  async function check(): Promise<void> {
    if (!files) return;
    setSending({ part: 0, what: 'rows' });
    try {
      const sheet = groupRows(files.cells, columns);
      const onProgress = (part: number, what: 'pictures' | 'rows') => setSending({ part, what });
      const { name: fileName, pictures } = files;
      const { id } = await sendImport({ shopId, fileName, mode, sheet, pictures, onProgress });
      void navigate(`/${shopId}/products/import/${id}`);
    } catch (error) {
      if (error instanceof FileProblem) setProblem(error);
      else failed(error);
      if (error instanceof FileProblem) setFiles(null);
      setSending(null);
    } finally {
      void client.invalidateQueries({ queryKey: [listImports.path] }); // also what was begun only is in it
    }
  }

  const step = sending ? 2 : files ? 1 : 0;
  return (
    <Screen title={t('title')} text={t('text')} parent={{ to: `/${shopId}/products`, name: tSections('products') }}>
      <Stepper active={step} size="sm" aria-label={t('steps.label')} allowNextStepsSelect={false}>
        {(['file', 'columns', 'check', 'apply'] as const).map((name) => (
          <Stepper.Step key={name} label={t(`steps.${name}`)} tabIndex={-1} allowStepSelect={false} />
        ))}
      </Stepper>
      {step === 0 && (
        <>
          <ChooseStep {...{ mode, setMode, isReading, problem }} onChosen={(chosen) => void read(chosen)} />
          <ImportHistory />
        </>
      )}
      {step === 1 && files && (
        <ColumnStep {...{ files, columns, setColumns }} onBack={() => setFiles(null)} onNext={() => void check()} />
      )}
      {sending && <SendingStep {...sending} />}
    </Screen>
  );
}
