import { Button, Card, Group, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSendOnce, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import {
  applyStockTake,
  listStock,
  type StockRow,
  stockAtOnceMax,
  stockCountMax,
  stockFoundMax,
  stockMax,
  stockNoteMax,
} from '#contract/catalogue/merchant-stock.ts';

/** What was counted of a variant, and the stock that was shown then. */
type Count = { seen: number; counted: number };
type Counts = Readonly<Record<string, Count>>;

const levels = ['low', 'out'] as const;

/** Counting shelves: what is typed stays in this browser until it is applied, over pages, filters and reloads. */
export default function StockTake() {
  const t = useTranslations('console.stock');
  const tConsole = useTranslations('console');
  const shopId = useShopId();
  const { page, limit, value, change } = useListAddress();
  const { count, signed } = useFormats();
  const [counts, setCounts] = useLocalStorage<Counts>({ key: `console.stock-take.${shopId}`, defaultValue: {} });
  const level = levels.find((one) => one === value('status'));
  const words = value('words');
  const query = useCall(listStock, { level, words, sort: 'oldest', page, limit }, { keepsPrevious: true });
  const isFull = Object.keys(counts).length >= stockAtOnceMax;
  const enter = ({ skuId, onHand }: StockRow, counted: number | null) =>
    setCounts(({ [skuId]: before, ...others }) =>
      counted === null ? others : { ...others, [skuId]: { seen: before?.seen ?? onHand, counted } },
    );
  return (
    <Screen
      title={t('take.title')}
      text={t('take.text')}
      parent={{ to: `/${shopId}/stock`, name: tConsole('sections.stock') }}
    >
      <Group gap="sm">
        <SearchField key={words} label={t('search')} words={words} onSearch={(next) => change({ words: next })} />
        <Select
          aria-label={t('byLevel')}
          allowDeselect={false}
          value={level ?? 'all'}
          onChange={(next) => change({ status: next === 'all' ? null : next })}
          data={[
            { value: 'all', label: t('all') },
            ...levels.map((one) => ({ value: one, label: t(`levels.${one}`) })),
          ]}
        />
      </Group>
      <TakeBar counts={counts} onClear={() => setCounts({})} />
      <List<StockRow>
        label={t('take.title')}
        list="stock_count"
        query={query}
        idOf={({ skuId }) => skuId}
        countMax={words ? stockFoundMax : stockCountMax}
        exported={{
          read: (paging) => callMall(listStock, { level, words, sort: 'oldest', ...paging }, shopId),
          columns: [
            [tConsole('products.product'), ({ name }) => name],
            [tConsole('csv.variant'), ({ variant }) => variant],
            [t('code'), ({ code, barcode }) => code || barcode],
            [t('onHand'), ({ skuId, onHand }) => counts[skuId]?.seen ?? onHand],
            [t('counted'), ({ skuId }) => counts[skuId]?.counted ?? null],
            [t('take.difference'), ({ skuId }) => differenceOf(counts[skuId])],
          ],
        }}
        empty={words ? t('nothingFound') : t(`none.${level ?? 'all'}`)}
        columns={[
          {
            accessor: 'name',
            title: tConsole('products.product'),
            render: ({ picture, name, variant }) => <ProductCell isShort image={picture} name={name} text={variant} />,
          },
          { accessor: 'code', title: t('code'), width: 180, render: ({ code, barcode }) => code || barcode || '–' },
          {
            accessor: 'onHand',
            title: t('onHand'),
            textAlign: 'right',
            width: 130,
            render: ({ skuId, onHand }) => count(counts[skuId]?.seen ?? onHand),
          },
          {
            accessor: 'counted',
            title: t('counted'),
            width: 150,
            render: (row) => (
              <NumberInput
                aria-label={t('take.countOf', { name: [row.name, row.variant].filter(Boolean).join(', ') })}
                min={0}
                max={stockMax}
                allowDecimal={false}
                allowNegative={false}
                hideControls
                disabled={isFull && !counts[row.skuId]}
                value={counts[row.skuId]?.counted ?? ''}
                onChange={(next) => enter(row, typeof next === 'number' ? next : null)}
              />
            ),
          },
          {
            accessor: 'difference',
            title: t('take.difference'),
            textAlign: 'right',
            width: 130,
            render: ({ skuId }) => <Difference of={counts[skuId]} text={signed} />,
          },
        ]}
      />
    </Screen>
  );
}

const differenceOf = (count: Count | undefined) => (count ? count.counted - count.seen : null);

function Difference({ of, text }: { of: Count | undefined; text: (units: number) => string }) {
  const difference = differenceOf(of);
  if (difference === null) return '–';
  return (
    <Text size="sm" fw={difference === 0 ? 400 : 600} c={difference < 0 ? 'var(--mantine-color-error)' : undefined}>
      {difference === 0 ? '0' : text(difference)}
    </Text>
  );
}

/** How far the count is, and the buttons that end it. */
function TakeBar({ counts, onClear }: { counts: Counts; onClear: () => void }) {
  const t = useTranslations('console.stock');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const [note, setNote] = useState('');
  const send = useSendOnce(applyStockTake);
  const all = Object.entries(counts).map(([skuId, one]) => ({ skuId: Number(skuId), ...one }));
  const differing = all.filter(({ seen, counted }) => seen !== counted).length;
  const apply = async () => {
    try {
      const { changed } = await send.mutateAsync({ note, counts: all });
      onClear();
      done(t('take.applied', { count: changed }));
    } catch (error) {
      failed(error);
    }
  };
  const discard = () =>
    confirm({
      title: t('take.discardTitle'),
      text: t('take.discardText', { count: all.length }),
      confirm: t('take.discard'),
      onConfirm: onClear,
    });
  return (
    <Card withBorder p="md" bg="var(--console-card)" pos="sticky" top={64} style={{ zIndex: 2 }}>
      <Group justify="space-between">
        <div>
          <Text fw={600} aria-live="polite">
            {t('take.progress', { count: all.length, differing })}
          </Text>
          <Text size="sm" c="dimmed">
            {all.length >= stockAtOnceMax ? t('take.full', { max: stockAtOnceMax }) : t('take.what')}
          </Text>
        </div>
        <Group>
          <TextInput
            aria-label={t('note')}
            placeholder={t('note')}
            maxLength={stockNoteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button variant="default" disabled={all.length === 0} onClick={discard}>
            {t('take.discard')}
          </Button>
          <Button disabled={all.length === 0} loading={send.isPending} onClick={() => void apply()}>
            {t('take.apply')}
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
