import { Button, Group, NumberInput, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { useSendOnce } from '#console/base/use-call.ts';
import {
  applyStockTake,
  ChosenReason,
  changeStock,
  type StockRow,
  stockMax,
  stockNoteMax,
} from '#contract/catalogue/merchant-stock.ts';

type Way = 'add' | 'remove' | 'count';
const ways = ['add', 'remove', 'count'] as const;

/** Why units are added or removed: one set each, so that nobody adds what was lost. */
const reasons: Record<Exclude<Way, 'count'>, readonly ChosenReason[]> = {
  add: ['received', 'found', 'returned', 'correction'],
  remove: ['damaged', 'lost', 'correction'],
};

/** Changes the stock of one variant, by units or by what was counted, and says what it will be. */
export function AdjustDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useTranslations('console.stock');
  const { count } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const [way, setWay] = useState<Way>('add');
  const [units, setUnits] = useState<number | ''>('');
  const [reason, setReason] = useState<ChosenReason>('received');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = useSendOnce(changeStock);
  const sendCount = useSendOnce(applyStockTake);
  // What is sold while the dialog is open changes the stock, not the difference.
  const [seen] = useState(row.onHand);
  const delta = units === '' ? null : way === 'add' ? units : way === 'remove' ? -units : units - seen;
  const choose = (next: Way) => {
    setWay(next);
    setProblem(null);
    if (next !== 'count') setReason(reasons[next][0] ?? 'correction');
  };
  const submit = async () => {
    if (delta === null || units === '' || (way !== 'count' && units < 1)) return setProblem(t('unitsMissing'));
    if (row.available + delta < 0) return setProblem(t('tooFew', { count: row.available }));
    const { skuId } = row;
    try {
      if (way === 'count') await sendCount.mutateAsync({ note, counts: [{ skuId, seen, counted: units }] });
      else await send.mutateAsync({ reason, note, changes: [{ skuId, delta }] });
      done(t('changed', { name: row.name }));
      onClose();
    } catch (error) {
      setProblem(textOf(error));
    }
  };
  return (
    <Dialog title={t('adjustTitle')} size="lg" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <ProductCell isShort image={row.picture} name={row.name} text={row.variant} />
          <SegmentedControl
            fullWidth
            aria-label={t('way')}
            value={way}
            onChange={choose}
            data={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
          <Group grow align="flex-start">
            <NumberInput
              data-autofocus
              label={way === 'count' ? t('counted') : t('units')}
              min={0}
              max={stockMax}
              allowDecimal={false}
              allowNegative={false}
              value={units}
              error={problem}
              onChange={(next) => {
                setUnits(typeof next === 'number' ? next : '');
                setProblem(null);
              }}
            />
            {way !== 'count' && (
              <Select
                label={t('reason')}
                allowDeselect={false}
                value={reason}
                onChange={(next) => setReason(ChosenReason.parse(next))}
                data={reasons[way].map((value) => ({ value, label: t(`causes.${value}`) }))}
              />
            )}
          </Group>
          {way === 'count' && (
            <Text size="sm" c="dimmed">
              {t('take.what')}
            </Text>
          )}
          <TextInput
            label={t('note')}
            maxLength={stockNoteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="space-between" aria-live="polite">
            <Text>{t('onHand')}</Text>
            <Text fw={600}>
              {count(seen)}
              {delta !== null && ` → ${count(seen + delta)}`}
            </Text>
          </Group>
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending || sendCount.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
