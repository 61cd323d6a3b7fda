import { Button, Group, Text } from '@mantine/core';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { useStatus } from '#console/base/lists/status-tabs.tsx';
import { ProductStateBadge } from '#console/base/products/product-state.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import {
  listProducts,
  type OwnProduct,
  type ProductState,
  productSorts,
  productStates,
  productsCountMax,
  productsFoundMax,
} from '#contract/catalogue/merchant.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CategoryField } from './editor/category-field.tsx';
import { ProductMenu } from './product-menu.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ExportDialog } from './sheets/export-dialog.tsx';

export default function ProductList() {
  const t = useTranslations('console');
  const { page, limit, value, change } = useListAddress();
  const { money, count, time, day } = useFormats();
  const shopId = useShopId();
  const navigate = useNavigate();
  const state = useStatus(productStates) ?? 'on_sale';
  const words = value('words');
  const categoryId = Number(value('category')) || null;
  const sort = productSorts.find((each) => each === value('sort')) ?? 'newest';
  const query = useCall(
    listProducts,
    { state, words, categoryId: categoryId ?? undefined, sort, page, limit },
    { keepsPrevious: true },
  );
  const [chosen, setChosen] = useState<{ state: ProductState; rows: OwnProduct[] }>({ state, rows: [] });
  const rows = chosen.state === state ? chosen.rows : []; // what is chosen in one tab is nothing in another
  const choose = (next: OwnProduct[]) => setChosen({ state, rows: next });
  const [isExporting, setExporting] = useState(false);
  const edit = ({ productId, draftId }: OwnProduct) =>
    void navigate(`/${shopId}/products/${productId ?? `drafts/${draftId}`}`);
  const isFiltered = words !== '' || categoryId !== null;
  return (
    <Screen
      title={t('sections.products')}
      actions={
        <>
          <Button
            variant="default"
            component={Link}
            to={`/${shopId}/products/import`}
            leftSection={<Upload size={16} aria-hidden="true" />}
          >
            {t('products.import.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden="true" />}
            onClick={() => setExporting(true)}
          >
            {t('products.export.open')}
          </Button>
          <Button component={Link} to={`/${shopId}/products/new`} leftSection={<Plus size={16} aria-hidden="true" />}>
            {t('products.add')}
          </Button>
        </>
      }
    >
      {isExporting && (
        <ExportDialog
          list={{ state, words, categoryId: categoryId ?? undefined }}
          chosen={rows}
          onClose={() => setExporting(false)}
        />
      )}
      <ProductTabs state={state} />
      <Group gap="sm" align="flex-end">
        <SearchField
          key={words}
          label={t('products.search')}
          words={words}
          onSearch={(next) => change({ words: next })}
        />
        <CategoryField
          isLabelHidden
          label={t('products.fields.categoryId')}
          placeholder={t('products.allCategories')}
          categoryId={categoryId}
          onChange={(next) => change({ category: next })}
        />
        <SortField sort={sort} usual="newest" sorts={productSorts} nameOf={(each) => t(`products.sorts.${each}`)} />
      </Group>
      <BulkBar state={state} chosen={rows} onDone={() => choose([])} />
      <List<OwnProduct>
        label={t('sections.products')}
        list="products"
        query={query}
        idOf={({ productId, draftId }) => `${productId}.${draftId}`}
        empty={isFiltered ? t('products.nothingFound') : t(`products.none.${state}`)}
        {...((state === 'on_sale' || state === 'draft') &&
          !isFiltered && {
            emptyAction: (
              <Button variant="default" component={Link} to={`/${shopId}/products/new`}>
                {t('products.add')}
              </Button>
            ),
          })}
        countMax={words ? productsFoundMax : productsCountMax}
        onOpen={edit}
        chosen={{ rows, choose, nameOf: ({ name }) => name || t('products.unnamed') }}
        columns={[
          {
            accessor: 'name',
            title: t('products.product'),
            render: ({ name, picture, categoryName, variantCount }) => (
              <ProductCell
                isShort
                image={picture ?? undefined}
                name={name || t('products.unnamed')}
                text={[categoryName, variantCount > 1 && t('products.variantCount', { count: variantCount })]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          },
          {
            accessor: 'state',
            title: t('orders.status'),
            width: 136,
            render: (product) => <StateCell product={product} />,
          },
          {
            accessor: 'price',
            title: t('orders.price'),
            textAlign: 'right',
            width: 148,
            render: ({ price, priceTo }) =>
              price === null
                ? '–'
                : priceTo === null || priceTo === price
                  ? money(price)
                  : `${money(price)} – ${money(priceTo)}`,
          },
          {
            accessor: 'stock',
            title: t('products.stock'),
            textAlign: 'right',
            width: 84,
            render: ({ stock }) =>
              stock === null ? (
                '–'
              ) : (
                <Text size="sm" c={stock === 0 ? 'var(--mantine-color-error)' : undefined}>
                  {count(stock)}
                </Text>
              ),
          },
          {
            accessor: 'sales',
            title: t('products.sold'),
            textAlign: 'right',
            width: 76,
            render: ({ sales }) => count(sales),
          },
          {
            accessor: 'changedAt',
            title: t('products.changedAt'),
            width: 124,
            render: ({ changedAt }) => <span title={time(changedAt)}>{day(changedAt)}</span>,
          },
          {
            accessor: 'menu',
            title: '',
            width: 56,
            render: (product) => <ProductMenu product={product} onEdit={() => edit(product)} />,
          },
        ]}
      />
    </Screen>
  );
}

function StateCell({ product: { state, draftState, reason, onSaleFrom, onSaleUntil } }: { product: OwnProduct }) {
  const t = useTranslations('console.products');
  const { time } = useFormats();
  const [isAhead, isOver] = [isFuture(onSaleFrom), onSaleUntil !== null && !isFuture(onSaleUntil)];
  const isLive = state !== 'draft' && state !== 'in_review' && state !== 'refused';
  return (
    <>
      <ProductStateBadge state={state} />
      {isAhead && onSaleFrom && (
        <Text size="xs" c="dimmed">
          {t('schedule.from', { time: time(onSaleFrom) })}
        </Text>
      )}
      {onSaleUntil && (
        <Text size="xs" c="dimmed">
          {t(isOver ? 'schedule.ended' : 'schedule.until', { time: time(onSaleUntil) })}
        </Text>
      )}
      {isLive && draftState && (
        <Text size="xs" c="dimmed">
          {t(`draftStates.${draftState}`)}
        </Text>
      )}
      {reason && (
        <Text size="xs" c="var(--mantine-color-error)" lineClamp={2}>
          {reason}
        </Text>
      )}
    </>
  );
}

/** A time that began the sale and is past says nothing any more. */
const isFuture = (iso: string | null) => iso !== null && Date.parse(iso) > Date.now();
