import { Button } from '@mantine/core';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { List } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { Screen } from '#console/base/screen.tsx';
import { StatusTabs } from '#console/base/status-tabs.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { orderStatuses } from '#contract/orders/shopper.ts';
import {
  countShopOrders,
  listShopOrders,
  type ShopOrder,
  shopOrdersCountMax,
  shopOrdersFoundMax,
  shopTabsCountMax,
} from '#contract/shipping/merchant.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters, useOrderFilters } from './order-filters.tsx';

export default function OrderList() {
  const t = useTranslations('console');
  const { page, limit } = useListAddress();
  const shopId = useShopId();
  const navigate = useNavigate();
  const filters = useOrderFilters();
  const query = useCall(listShopOrders, { ...filters, page, limit }, { keepsPrevious: true });
  const { data: counts } = useCall(countShopOrders, {});
  const [chosen, setChosen] = useState<ShopOrder[]>([]);
  const columns = useOrderColumns(query.data?.list ?? []);
  return (
    <Screen
      title={t('sections.orders')}
      actions={
        <Button component={Link} to={`/${shopId}/orders/ship`} leftSection={<Truck size={16} aria-hidden="true" />}>
          {t('orders.bulk.open')}
        </Button>
      }
    >
      <StatusTabs
        label={t('orders.byStatus')}
        all={t('orders.all')}
        statuses={orderStatuses}
        nameOf={(one) => t(`orders.statuses.${one}`)}
        counts={counts}
        countMax={shopTabsCountMax}
      />
      <OrderFilters />
      <List<ShopOrder>
        label={t('sections.orders')}
        list="orders"
        query={query}
        exported={{
          ...(filters.words && { listMax: shopOrdersFoundMax }),
          read: (paging) => callMall(listShopOrders, { ...filters, ...paging }, shopId),
          columns: [
            [t('orders.order'), ({ orderNo }) => orderNo],
            [t('orders.status'), ({ status: of }) => t(`orders.statuses.${of}`)],
            [t('csv.createdAt'), ({ createdAt }) => createdAt],
            [t('csv.paidAt'), ({ paidAt }) => paidAt],
            [t('orders.consignee'), ({ address }) => address?.realName ?? ''],
            [t('csv.country'), ({ address }) => address?.country ?? ''],
            [t('orders.products'), ({ lines }) => lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join('; ')],
            [t('orders.subtotal'), (order) => order.goods / 100],
            [t('orders.freight'), ({ freight }) => freight / 100],
            [t('orders.total'), ({ payable }) => payable / 100],
            [t('orders.refunded'), ({ refundedPrice }) => refundedPrice / 100],
          ],
        }}
        countMax={filters.words ? shopOrdersFoundMax : shopOrdersCountMax}
        chosen={{ rows: chosen, choose: setChosen, nameOf: ({ orderNo }) => orderNo }}
        idOf={({ orderNo }) => orderNo}
        empty={filters.words ? t('orders.nothingFound', { words: filters.words }) : t('orders.none')}
        onOpen={({ orderNo }) => void navigate(`/${shopId}/orders/${orderNo}`)}
        columns={columns}
      />
      {chosen.length > 0 && (
        <ChosenOrders orders={chosen} filters={filters} total={query.data?.total ?? 0} onChoose={setChosen} />
      )}
    </Screen>
  );
}

const nameOf = ({ name, variant }: ShopOrder['lines'][number]) => [name, variant].filter(Boolean).join(' ');
