import { Button, Progress, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useShopId } from '#console/base/use-call.ts';
import { draftActsOf } from '#console/merchant/products/product-acts.ts';
import type { OwnProduct } from '#contract/catalogue/merchant.ts';
import {
  type ExportFilters,
  everyState,
  type SheetFormat,
  saveFile,
  sheetFormats,
  writeExport,
} from './export-file.ts';

type ExportDialogProps = { list: ExportFilters; chosen: readonly OwnProduct[]; onClose: () => void };
type Which = 'chosen' | 'list' | 'all';

/** Saves products as a spreadsheet: the chosen ones, those of the list, or all. */
export function ExportDialog({ list, chosen, onClose }: ExportDialogProps) {
  const t = useTranslations('console.products.export');
  const { count } = useFormats();
  const shopId = useShopId();
  const { failed, done } = useNotices();
  const [which, setWhich] = useState<Which>(chosen.length > 0 ? 'chosen' : 'list');
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [written, setWritten] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setWritten(0);
    try {
      const filters = filtersOf(which, list, chosen);
      const file = await writeExport({ shopId, filters, format, onProgress: setWritten, signal: controller.signal });
      saveFile(file, `products-${new Date().toISOString().slice(0, 10)}.${format}`);
      done(t('done'));
      onClose();
    } catch (error) {
      if (!controller.signal.aborted) failed(error);
      setWritten(null);
    }
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack>
        <Radio.Group label={t('which')} value={which} onChange={(next) => setWhich(next as Which)}>
          <Stack gap="xs" mt="xs">
            {chosen.length > 0 && <Radio value="chosen" label={t('chosen', { count: chosen.length })} />}
            <Radio value="list" label={t('list')} description={t('listText')} />
            <Radio value="all" label={t('all')} description={t('allText')} />
          </Stack>
        </Radio.Group>
        <Radio.Group label={t('format')} value={format} onChange={(next) => setFormat(next as SheetFormat)}>
          <Stack gap="xs" mt="xs">
            {sheetFormats.map((one) => (
              <Radio key={one} value={one} label={t(`formats.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {t('hint')}
        </Text>
        {written !== null && (
          <div role="status">
            <Progress value={100} animated aria-label={t('title')} />
            <Text size="sm" mt={4}>
              {t('written', { count: count(written) })}
            </Text>
          </div>
        )}
        <DialogButtons onCancel={onClose}>
          <Button loading={written !== null} onClick={() => void start()}>
            {t('start')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

function filtersOf(which: Which, list: ExportFilters, chosen: readonly OwnProduct[]): ExportFilters[] {
  if (which === 'all') return everyState.map((state) => ({ state, asEdited: '1' }));
  if (which === 'list') return [list];
  const isDrafts = draftActsOf[list.state ?? 'on_sale'] !== undefined;
  const ids = chosen.flatMap(({ productId, draftId }) => (isDrafts ? draftId : productId) ?? []);
  return inParts(ids).map((part) => ({ state: list.state, [isDrafts ? 'draftIds' : 'ids']: part.join() }));
}

const partSize = 100; // as many as one call takes

const inParts = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / partSize) }, (_, at) => ids.slice(at * partSize, (at + 1) * partSize));
