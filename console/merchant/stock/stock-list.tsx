import { Button, Group, Menu, Text } from '@mantine/core';
import { ClipboardCheck, ClipboardPaste, History, PackagePlus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { ChosenBar } from '#console/base/lists/chosen-bar.tsx';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import {
  countStock,
  listStock,
  type StockRow,
  stockAtOnceMax,
  stockCountMax,
  stockFoundMax,
  stockSorts,
} from '#contract/catalogue/merchant-stock.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { LowStockDialog } from './low-stock-dialog.tsx';
import { StockLevel } from './stock-level.tsx';

const levels = ['low', 'out'] as const;

/** What is being done about the stock of a variant; about the low-stock level of several, or of all when it names none. */
type Doing = { what: 'adjust' | 'history'; row: StockRow } | { what: 'low'; rows: readonly StockRow[] | null };

export default function StockList() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { page, limit, value, change } = useListAddress();
  const { count } = useFormats();
  const [doing, setDoing] = useState<Doing | null>(null);
  const level = useStatus(levels);
  const words = value('words');
  const sort = stockSorts.find((each) => each === value('sort')) ?? 'newest';
  const query = useCall(listStock, { level, words, sort, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countStock, {});
  const [chosen, setChosen] = useState<StockRow[]>([]);
  const close = () => setDoing(null);
  return (
    <Screen
      title={t('sections.stock')}
      text={t('stock.text')}
      actions={
        <>
          <Button
            variant="default"
            component={Link}
            to={`/${shopId}/stock/count`}
            leftSection={<ClipboardCheck size={16} aria-hidden="true" />}
          >
            {t('stock.take.title')}
          </Button>
          <Button
            component={Link}
            to={`/${shopId}/stock/import`}
            leftSection={<ClipboardPaste size={16} aria-hidden="true" />}
          >
            {t('stock.paste.title')}
          </Button>
        </>
      }
    >
      <StatusTabs
        label={t('stock.byLevel')}
        all={t('stock.all')}
        statuses={levels}
        nameOf={(one) => t(`stock.levels.${one}`)}
        counts={counts}
        countMax={stockCountMax}
      />
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          <SearchField
            key={words}
            label={t('stock.search')}
            words={words}
            onSearch={(next) => change({ words: next })}
          />
          <SortField
            sort={sort}
            usual="newest"
            sorts={stockSorts}
            nameOf={(each) => t(`stock.sorts.${each}`)}
            width={220}
          />
        </Group>
        {counts && (
          <Button
            variant="subtle"
            c="inherit"
            leftSection={<SlidersHorizontal size={16} aria-hidden="true" />}
            onClick={() => setDoing({ what: 'low', rows: null })}
          >
            {t('stock.lowFrom', { count: counts.lowAt })}
          </Button>
        )}
      </Group>
      <List<StockRow>
        label={t('sections.stock')}
        list="stock"
        query={query}
        exported={{
          read: (paging) => callMall(listStock, { level, words, sort, ...paging }, shopId),
          columns: [
            [t('products.product'), ({ name }) => name],
            [t('csv.variant'), ({ variant }) => variant],
            [t('stock.code'), ({ code }) => code],
            [t('stock.onHand'), ({ onHand }) => onHand],
            [t('stock.reserved'), ({ reserved }) => reserved],
            [t('stock.available'), ({ available }) => available],
          ],
        }}
        idOf={({ skuId }) => skuId}
        chosen={{ rows: chosen, choose: setChosen, nameOf }}
        countMax={words ? stockFoundMax : stockCountMax}
        empty={words ? t('stock.nothingFound') : t(`stock.none.${level ?? 'all'}`)}
        onOpen={(row) => setDoing({ what: 'history', row })}
        columns={[
          {
            accessor: 'name',
            title: t('products.product'),
            render: ({ picture, name, variant }) => <ProductCell isShort image={picture} name={name} text={variant} />,
          },
          { accessor: 'code', title: t('stock.code'), width: 160, render: ({ code }) => code || '–' },
          {
            accessor: 'onHand',
            title: t('stock.onHand'),
            textAlign: 'right',
            width: 110,
            render: ({ onHand }) => count(onHand),
          },
          {
            accessor: 'reserved',
            title: t('stock.reserved'),
            textAlign: 'right',
            width: 110,
            render: ({ reserved }) => count(reserved),
          },
          {
            accessor: 'available',
            title: t('stock.available'),
            textAlign: 'right',
            width: 110,
            render: ({ available }) => <b>{count(available)}</b>,
          },
          { accessor: 'level', title: '', width: 110, render: ({ level: of }) => <StockLevel level={of} /> },
          {
            accessor: 'adjust',
            title: '',
            width: 120,
            textAlign: 'right',
            render: (row) => (
              <Button
                size="xs"
                variant="default"
                aria-label={t('stock.adjustOf', { name: nameOf(row) })}
                onClick={() => setDoing({ what: 'adjust', row })}
              >
                {t('stock.adjust')}
              </Button>
            ),
          },
          {
            accessor: 'menu',
            title: '',
            width: 56,
            render: (row) => (
              <RowMenu name={t('products.actionsFor', { name: nameOf(row) })}>
                <Menu.Item
                  leftSection={<PackagePlus size={16} aria-hidden="true" />}
                  onClick={() => setDoing({ what: 'adjust', row })}
                >
                  {t('stock.adjust')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<History size={16} aria-hidden="true" />}
                  onClick={() => setDoing({ what: 'history', row })}
                >
                  {t('stock.history.title')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<SlidersHorizontal size={16} aria-hidden="true" />}
                  onClick={() => setDoing({ what: 'low', rows: [row] })}
                >
                  {t('stock.low.title')}
                </Menu.Item>
              </RowMenu>
            ),
          },
        ]}
      />
      {chosen.length > 0 && (
        <ChosenBar text={t('stock.chosen', { count: chosen.length })} onClear={() => setChosen([])}>
          {chosen.length > stockAtOnceMax ? (
            <Text size="sm" c="var(--mantine-color-error)">
              {t('orders.bulk.chosenTooMany', { max: stockAtOnceMax })}
            </Text>
          ) : (
            <Button
              variant="default"
              leftSection={<SlidersHorizontal size={16} aria-hidden="true" />}
              onClick={() => setDoing({ what: 'low', rows: chosen })}
            >
              {t('stock.low.title')}
            </Button>
          )}
        </ChosenBar>
      )}
      {doing?.what === 'adjust' && <AdjustDialog row={doing.row} onClose={close} />}
      {doing?.what === 'low' && (
        <LowStockDialog
          rows={doing.rows}
          shopLowAt={counts?.lowAt ?? 0}
          onSaved={() => setChosen([])}
          onClose={close}
        />
      )}
      {doing?.what === 'history' && <HistoryDrawer row={doing.row} onClose={close} />}
    </Screen>
  );
}

const nameOf = ({ name, variant }: StockRow) => [name, variant].filter(Boolean).join(', ');
