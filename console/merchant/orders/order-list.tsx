import { Button } from '@mantine/core';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { StatusTabs } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
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
import { useExportColumns } from './export-columns.ts';
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
  const exported = useExportColumns();
  function emptyText(): string {
    const { words, flag, waits, from, until } = filters;
    if (words) return t('orders.nothingFound', { words });
    return flag || waits || from || until ? t('orders.noneFiltered') : t('orders.none');
  }

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
          columns: exported,
        }}
        countMax={filters.words ? shopOrdersFoundMax : shopOrdersCountMax}
        chosen={{ rows: chosen, choose: setChosen, nameOf: ({ orderNo }) => orderNo }}
        idOf={({ orderNo }) => orderNo}
        empty={emptyText()}
        onOpen={({ orderNo }) => void navigate(`/${shopId}/orders/${orderNo}`)}
        columns={columns}
      />
      {chosen.length > 0 && (
        <ChosenOrders orders={chosen} filters={filters} total={query.data?.total ?? 0} onChoose={setChosen} />
      )}
    </Screen>
  );
}
