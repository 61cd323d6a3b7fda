import { Button, FileButton, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { FileUp, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import type { Carrier } from '#contract/shipping/merchant.ts';
import { type BulkLine, bulkLinesMax } from '#contract/shipping/merchant-bulk.ts';
import { readList } from './read-list.ts';

const fileBytesMax = 1024 * 1024; // ten times the longest list

type AddLinesProps = {
  carriers: readonly Carrier[];
  carrier: string;
  onCarrier: (code: string) => void;
  /** False when the list would become too long. */
  onAdd: (lines: BulkLine[]) => boolean;
};

/** Where lines are pasted or uploaded, with the carrier of those that name none. */
export function AddLines({ carriers, carrier, onCarrier, onAdd }: AddLinesProps) {
  const t = useTranslations('console.orders.bulk');
  const { refused } = useNotices();
  const [text, setText] = useState('');

  function add(from: string): void {
    const lines = readList(from, carrier);
    if (lines.length === 0) refused(t('nothingRead'));
    else if (!onAdd(lines)) refused(t('tooMany', { max: bulkLinesMax }));
    else setText('');
  }

  async function readFile(file: File | null): Promise<void> {
    if (!file) return;
    if (file.size > fileBytesMax) refused(t('tooMany', { max: bulkLinesMax }));
    else add(await file.text());
  }

  return (
    <Part title={t('add')}>
      <Stack>
        <Select
          label={t('carrierForAll')}
          description={t('carrierForAllText')}
          maw={360}
          searchable
          allowDeselect={false}
          value={carrier || null}
          data={carriers.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => onCarrier(code ?? '')}
        />
        <Textarea
          label={t('paste')}
          description={t('pasteText')}
          placeholder={'SH202611150000000042, DHL, JD0146000031'}
          autosize
          minRows={3}
          maxRows={10}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button
            disabled={!text.trim()}
            leftSection={<ListPlus size={16} aria-hidden="true" />}
            onClick={() => add(text)}
          >
            {t('addToList')}
          </Button>
          <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void readFile(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<FileUp size={16} aria-hidden="true" />}>
                {t('upload')}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {t('tooManyHint', { max: bulkLinesMax })}
          </Text>
        </Group>
      </Stack>
    </Part>
  );
}
