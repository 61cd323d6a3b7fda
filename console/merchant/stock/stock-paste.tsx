import { Alert, Button, Group, Select, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSendOnce, useShopId } from '#console/base/use-call.ts';
import {
  ChosenReason,
  changeStock,
  matchStock,
  stockAtOnceMax,
  stockNoteMax,
} from '#contract/catalogue/merchant-stock.ts';
import { type CheckedLine, checkLines, readLines } from './pasted-lines.ts';

const codeMax = 64;

/** Many changes at once from a spreadsheet: what each line will do is shown before anything is applied. */
export default function StockPaste() {
  const t = useTranslations('console.stock');
  const tConsole = useTranslations('console');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const [text, setText] = useState('');
  const [reason, setReason] = useState<ChosenReason>('received');
  const [note, setNote] = useState('');
  const [settled] = useDebouncedValue(text, 300);
  const lines = readLines(settled);
  const codes = [...new Set(lines.map(({ code }) => code.slice(0, codeMax)))];
  const isTooLong = lines.length > stockAtOnceMax;
  const isOff = codes.length === 0 || isTooLong;
  const { data: found, error, refetch } = useCall(matchStock, { codes }, { isOff, keepsPrevious: true });
  const checked = isOff || !found ? [] : checkLines(lines, found);
  const wrong = checked.filter(({ problem }) => problem !== null).length;
  const isReady = checked.length > 0 && wrong === 0 && settled === text;
  const send = useSendOnce(changeStock);
  const apply = async () => {
    const changes = checked.flatMap(({ row, delta }) => (row && delta ? [{ skuId: row.skuId, delta }] : []));
    try {
      const { changed } = await send.mutateAsync({ reason, note, changes });
      done(t('paste.applied', { count: changed }));
      void navigate(`/${shopId}/stock`);
    } catch (failure) {
      failed(failure);
    }
  };
  return (
    <Screen
      title={t('paste.title')}
      text={t('paste.text')}
      parent={{ to: `/${shopId}/stock`, name: tConsole('sections.stock') }}
    >
      <Part title={t('paste.cells')}>
        <Stack>
          <Textarea
            label={t('paste.label')}
            description={t('paste.hint', { max: stockAtOnceMax })}
            placeholder={'MUG-BLUE-S\t12\nMUG-BLUE-L\t-3'}
            autosize
            minRows={5}
            maxRows={12}
            styles={{ input: { fontFamily: 'monospace' } }}
            value={text}
            error={isTooLong && t('paste.tooLong', { max: stockAtOnceMax })}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group grow align="flex-start">
            <Select
              label={t('reason')}
              allowDeselect={false}
              value={reason}
              onChange={(next) => setReason(ChosenReason.parse(next))}
              data={ChosenReason.options.map((value) => ({ value, label: t(`causes.${value}`) }))}
            />
            <TextInput
              label={t('note')}
              maxLength={stockNoteMax}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Group>
        </Stack>
      </Part>
      {error && !found && !isOff && <LoadFailure error={error} onRetry={refetch} />}
      {checked.length > 0 && (
        <>
          <Group justify="space-between">
            <Text aria-live="polite">
              {t('paste.summary', { count: checked.length })}
              {wrong > 0 && ` · ${t('paste.wrong', { count: wrong })}`}
            </Text>
            <Button disabled={!isReady} loading={send.isPending} onClick={() => void apply()}>
              {t('paste.apply')}
            </Button>
          </Group>
          {wrong > 0 && (
            <Alert color="orange" variant="light">
              {t('paste.mend')}
            </Alert>
          )}
          <TableCard
            label={t('paste.preview')}
            head={
              <>
                <Table.Th w={80}>{t('paste.line')}</Table.Th>
                <Table.Th>{t('code')}</Table.Th>
                <Table.Th>{tConsole('products.product')}</Table.Th>
                <Table.Th ta="right">{t('onHand')}</Table.Th>
                <Table.Th ta="right">{t('change')}</Table.Th>
                <Table.Th ta="right">{t('after')}</Table.Th>
              </>
            }
          >
            {checked.map((line) => (
              <PreviewRow key={line.line} line={line} />
            ))}
          </TableCard>
        </>
      )}
    </Screen>
  );
}

function PreviewRow({ line: { line, code, delta, row, problem } }: { line: CheckedLine }) {
  const t = useTranslations('console.stock');
  const { count, signed } = useFormats();
  return (
    <Table.Tr>
      <Table.Td>{count(line)}</Table.Td>
      <Table.Td>{code}</Table.Td>
      <Table.Td>
        {row && <ProductCell isShort image={row.picture} name={row.name} text={row.variant} />}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t(`paste.problems.${problem}`, { count: row?.available ?? 0 })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">{row && count(row.onHand)}</Table.Td>
      <Table.Td ta="right">{delta !== null && signed(delta)}</Table.Td>
      <Table.Td ta="right" fw={600}>
        {row && delta !== null && problem === null && count(row.onHand + delta)}
      </Table.Td>
    </Table.Tr>
  );
}
