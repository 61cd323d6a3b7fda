import { Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List, pageSize } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { NumberLink } from '#console/base/number-link.tsx';
import { ProductCell } from '#console/base/product-cell.tsx';
import { Screen } from '#console/base/screen.tsx';
import { SearchField } from '#console/base/search-field.tsx';
import { StatusTabs, useStatus } from '#console/base/status-tabs.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { orderStatuses } from '#contract/orders/shopper.ts';
import {
  countShopOrders,
  listShopOrders,
  type ShopOrder,
  shopOrdersCountMax,
  shopTabsCountMax,
} from '#contract/shipping/merchant.ts';
import { OrderStatusBadge } from './order-status.tsx';

export default function OrderList() {
  const t = useTranslations('console');
  const { page, value, change } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money } = useFormats();
  const status = useStatus(orderStatuses);
  const words = value('words');
  const query = useCall(listShopOrders, { status, words, page, limit: pageSize }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopOrders, {});
  return (
    <Screen title={t('sections.orders')}>
      <Group justify="space-between" align="flex-end">
        <StatusTabs
          label={t('orders.byStatus')}
          all={t('orders.all')}
          statuses={orderStatuses}
          nameOf={(one) => t(`orders.statuses.${one}`)}
          counts={counts}
          countMax={shopTabsCountMax}
        />
        <SearchField
          key={words}
          label={t('orders.search')}
          words={words}
          onSearch={(next) => change({ words: next })}
        />
      </Group>
      <List<ShopOrder>
        label={t('sections.orders')}
        query={query}
        countMax={shopOrdersCountMax}
        idOf={({ orderNo }) => orderNo}
        empty={words ? t('orders.nothingFound', { words }) : t('orders.none')}
        onOpen={({ orderNo }) => void navigate(`/${shopId}/orders/${orderNo}`)}
        columns={[
          {
            accessor: 'orderNo',
            title: t('orders.order'),
            width: 230,
            render: ({ orderNo, createdAt }) => (
              <NumberLink to={`/${shopId}/orders/${orderNo}`} number={orderNo} at={createdAt} />
            ),
          },
          {
            accessor: 'lines',
            title: t('orders.products'),
            render: ({ lines }) => (
              <ProductCell
                isShort
                image={lines[0]?.image}
                name={lines[0]?.name}
                text={t('orders.units', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
              />
            ),
          },
          {
            accessor: 'address',
            title: t('orders.consignee'),
            width: 180,
            render: ({ address }) => (address ? `${address.realName}, ${address.country}` : '–'),
          },
          {
            accessor: 'payable',
            title: t('orders.total'),
            textAlign: 'right',
            width: 120,
            render: ({ payable }) => money(payable),
          },
          {
            accessor: 'status',
            title: t('orders.status'),
            width: 160,
            render: ({ status: state, isOverdue }) => (
              <>
                <OrderStatusBadge status={state} />
                {isOverdue && (
                  <Text size="sm" c="var(--mantine-color-error)">
                    {t('orders.overdue')}
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
