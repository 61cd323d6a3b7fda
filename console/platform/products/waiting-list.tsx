import { Button, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listWaitingProducts, type WaitingProduct, waitingCountMax } from '#contract/catalogue/platform.ts';
import { ProductFilters, useProductFilters } from './product-filters.tsx';

const pathOf = ({ id }: WaitingProduct) => `/platform/products/review/${id}`;

/** What waits for a decision, longest first. */
export function WaitingList() {
  const t = useTranslations('platform-products.products');
  const words = useTranslations('console');
  const { money, time, ago } = useFormats();
  const navigate = useNavigate();
  const { page, limit } = useListAddress();
  const filters = useProductFilters();
  const query = useCall(listWaitingProducts, { ...filters, page, limit }, { keepsPrevious: true });
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Stack>
      <ProductFilters label={t('findWaiting')} />
      <List<WaitingProduct>
        label={t('tabs.review')}
        query={query}
        idOf={({ id }) => id}
        countMax={waitingCountMax}
        empty={isFiltered ? t('nothingFound') : t('nothingWaits')}
        onOpen={(row) => void navigate(pathOf(row))}
        columns={[
          {
            accessor: 'name',
            title: words('products.product'),
            render: ({ name, picture, categoryName, variantCount }) => (
              <ProductCell
                isShort
                image={picture ?? undefined}
                name={name || words('products.unnamed')}
                text={[categoryName, variantCount > 1 && words('products.variantCount', { count: variantCount })]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          },
          { accessor: 'shopName', title: t('shop'), width: 180, ellipsis: true },
          {
            accessor: 'productId',
            title: t('kind'),
            width: 150,
            render: ({ productId, forcedDownReason }) => (
              <Stack gap={4} align="flex-start">
                <StatusBadge colour={productId === null ? 'teal' : 'blue'}>
                  {t(productId === null ? 'isNew' : 'isChange')}
                </StatusBadge>
                {forcedDownReason && <StatusBadge colour="red">{words('products.states.forced_down')}</StatusBadge>}
              </Stack>
            ),
          },
          {
            accessor: 'price',
            title: words('orders.price'),
            textAlign: 'right',
            width: 150,
            render: ({ price, priceTo }) =>
              price === null
                ? '–'
                : priceTo === null || priceTo === price
                  ? money(price)
                  : `${money(price)} – ${money(priceTo)}`,
          },
          {
            accessor: 'submittedAt',
            title: t('waits'),
            width: 180,
            render: ({ submittedAt, submittedBy }) => (
              <>
                <Text size="sm" title={time(submittedAt)}>
                  {ago(submittedAt)}
                </Text>
                <Text size="sm" c="dimmed" truncate>
                  {submittedBy}
                </Text>
              </>
            ),
          },
          {
            accessor: 'open',
            title: '',
            width: 110,
            textAlign: 'right',
            render: (row) => (
              <Button
                component={Link}
                to={pathOf(row)}
                size="xs"
                variant="default"
                aria-label={t('reviewOne', { name: row.name || words('products.unnamed') })}
              >
                {t('review')}
              </Button>
            ),
          },
        ]}
      />
    </Stack>
  );
}
