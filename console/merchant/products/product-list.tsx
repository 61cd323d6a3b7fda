import { Button, Group, Menu, Select, Text } from '@mantine/core';
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List, pageSize } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { ProductCell } from '#console/base/product-cell.tsx';
import { RowMenu } from '#console/base/row-menu.tsx';
import { Screen } from '#console/base/screen.tsx';
import { SearchField } from '#console/base/search-field.tsx';
import { useStatus } from '#console/base/status-tabs.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listProducts, type OwnProduct, productSorts, productStates } from '#contract/catalogue/merchant.ts';
import { CategoryField } from './editor/category-field.tsx';
import { ProductStateBadge } from './product-state.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { useStartEditing } from './start-editing.ts';

export default function ProductList() {
  const t = useTranslations('console');
  const { page, value, change } = useListAddress();
  const { money, count, time } = useFormats();
  const { start, open, isStarting } = useStartEditing();
  const state = useStatus(productStates) ?? 'on_sale';
  const words = value('words');
  const categoryId = Number(value('category')) || null;
  const sort = productSorts.find((each) => each === value('sort')) ?? 'newest';
  const query = useCall(
    listProducts,
    { state, words, categoryId: categoryId ?? undefined, sort, page, limit: pageSize },
    { keepsPrevious: true },
  );
  const edit = ({ productId, draftId }: OwnProduct) => void (draftId === null ? start(productId) : open(draftId));
  const isFiltered = words !== '' || categoryId !== null;
  return (
    <Screen
      title={t('sections.products')}
      actions={
        <Button
          leftSection={<Plus size={16} aria-hidden="true" />}
          loading={isStarting}
          onClick={() => void start(null)}
        >
          {t('products.add')}
        </Button>
      }
    >
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
        <Select
          aria-label={t('products.sort')}
          allowDeselect={false}
          w={200}
          value={sort}
          onChange={(next) => change({ sort: next === 'newest' ? null : next })}
          data={productSorts.map((each) => ({ value: each, label: t(`products.sorts.${each}`) }))}
        />
      </Group>
      <List<OwnProduct>
        label={t('sections.products')}
        query={query}
        idOf={({ productId, draftId }) => `${productId}.${draftId}`}
        empty={isFiltered ? t('products.nothingFound') : t(`products.none.${state}`)}
        {...((state === 'on_sale' || state === 'draft') &&
          !isFiltered && {
            emptyAction: (
              <Button variant="default" loading={isStarting} onClick={() => void start(null)}>
                {t('products.add')}
              </Button>
            ),
          })}
        onOpen={edit}
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
            width: 170,
            render: (product) => <StateCell product={product} />,
          },
          {
            accessor: 'price',
            title: t('orders.price'),
            textAlign: 'right',
            width: 160,
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
            width: 100,
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
            width: 90,
            render: ({ sales }) => count(sales),
          },
          {
            accessor: 'changedAt',
            title: t('products.changedAt'),
            width: 190,
            render: ({ changedAt }) => time(changedAt),
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

function StateCell({ product: { state, draftState, reason } }: { product: OwnProduct }) {
  const t = useTranslations('console.products');
  const isLive = state !== 'draft' && state !== 'in_review' && state !== 'refused';
  return (
    <>
      <ProductStateBadge state={state} />
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

function ProductMenu({ product: { name, productId, state }, onEdit }: { product: OwnProduct; onEdit: () => void }) {
  const t = useTranslations('console.products');
  return (
    <RowMenu name={t('actionsFor', { name })}>
      <Menu.Item leftSection={<Pencil size={16} aria-hidden="true" />} onClick={onEdit}>
        {t('edit')}
      </Menu.Item>
      {productId !== null && (state === 'on_sale' || state === 'sold_out') && (
        <Menu.Item
          component="a"
          href={`/goods_detail/${productId}`}
          target="_blank"
          leftSection={<ExternalLink size={16} aria-hidden="true" />}
        >
          {t('seeInShop')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
