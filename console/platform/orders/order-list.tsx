import { Button, Group, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { NumberLink } from '#console/base/lists/number-link.tsx';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { StatusTabs } from '#console/base/lists/status-tabs.tsx';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { orderStatuses } from '#contract/orders/shopper.ts';
import {
  type AnyOrder,
  anyOrdersCountMax,
  anyOrdersFoundMax,
  listAnyOrders,
} from '#contract/refunds/platform-orders.ts';
import { OrderFilters, useOrderFilters } from './order-filters.tsx';

/** The orders of all shops, and one of them by whatever number someone has. */
export function OrderList() {
  const t = useTranslations('platform-people.orders');
  const words = useTranslations('console.orders');
  const sections = useTranslations('platform.sections');
  const { money } = useFormats();
  const navigate = useNavigate();
  const { page, limit, change } = useListAddress();
  const filters = useOrderFilters();
  const query = useCall(listAnyOrders, { ...filters, page, limit }, { keepsPrevious: true });
  const { status: _, words: search, ...others } = filters;
  const isFiltered = Object.values(others).some((one) => one !== undefined && one !== '');
  const empty = search ? words('nothingFound', { words: search }) : words(isFiltered ? 'noneFiltered' : 'none');
  return (
    <Screen title={sections('orders')} text={t('text')}>
      <StatusTabs
        label={words('byStatus')}
        all={words('all')}
        statuses={orderStatuses}
        nameOf={(one) => words(`statuses.${one}`)}
      />
      <OrderFilters />
      {filters.buyerId && (
        <Group gap="xs">
          <Text size="sm">{t('ofBuyer', { id: filters.buyerId })}</Text>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<X size={14} aria-hidden="true" />}
            onClick={() => change({ buyer: null })}
          >
            {t('ofAll')}
          </Button>
        </Group>
      )}
      <List<AnyOrder>
        label={sections('orders')}
        query={query}
        idOf={({ orderNo }) => orderNo}
        countMax={search ? anyOrdersFoundMax : anyOrdersCountMax}
        empty={empty}
        onOpen={({ orderNo }) => void navigate(`/platform/orders/${orderNo}`)}
        exported={{
          name: 'orders',
          ...(search && { listMax: anyOrdersFoundMax }),
          read: (paging) => callMall(listAnyOrders, { ...filters, ...paging }),
          columns: [
            [words('order'), ({ orderNo }) => orderNo],
            [t('payment'), ({ tradeNo }) => tradeNo],
            [t('placedAt'), ({ createdAt }) => createdAt],
            [t('shop'), ({ shopName }) => shopName],
            [words('facts.buyer'), ({ buyer }) => buyer],
            [t('contact'), ({ contact }) => contact],
            [words('quantity'), ({ units }) => units],
            [words('total'), ({ payable }) => (payable / 100).toFixed(2)],
            [words('refunded'), ({ refundedPrice }) => (refundedPrice / 100).toFixed(2)],
            [words('status'), ({ status }) => words(`statuses.${status}`)],
          ],
        }}
        columns={[
          {
            accessor: 'orderNo',
            title: words('order'),
            width: 215,
            render: ({ orderNo, createdAt }) => (
              <NumberLink to={`/platform/orders/${orderNo}`} number={orderNo} at={createdAt} />
            ),
          },
          {
            accessor: 'units',
            title: words('products'),
            render: ({ firstProduct, units, productCount }) => (
              <ProductCell
                isShort
                image={firstProduct?.image}
                name={firstProduct?.name}
                text={[
                  words('units', { count: units }),
                  productCount > 1 && words('severalProducts', { count: productCount }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ),
          },
          { accessor: 'shopName', title: t('shop'), width: 150, render: ({ shopName }) => shopName },
          {
            accessor: 'buyer',
            title: words('facts.buyer'),
            width: 190,
            render: ({ buyer, contact }) => (
              <>
                <Text size="sm">{buyer}</Text>
                <Text size="sm" c="dimmed">
                  {contact}
                </Text>
              </>
            ),
          },
          {
            accessor: 'payable',
            title: words('total'),
            width: 120,
            textAlign: 'right',
            render: ({ payable, refundedPrice }) => (
              <>
                <Text size="sm">{money(payable)}</Text>
                {refundedPrice > 0 && (
                  <Text size="sm" c="dimmed">
                    {t('back', { amount: money(refundedPrice) })}
                  </Text>
                )}
              </>
            ),
          },
          {
            accessor: 'status',
            title: words('status'),
            width: 150,
            render: ({ status, openRefunds, isOverdue }) => (
              <>
                <OrderStatusBadge status={status} />
                {openRefunds > 0 && <Text size="sm">{words('refundOpen')}</Text>}
                {isOverdue && (
                  <Text size="sm" c="var(--mantine-color-error)">
                    {t('facts.overdue')}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </Screen>
  );
}
